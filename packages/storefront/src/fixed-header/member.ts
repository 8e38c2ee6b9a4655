import { type Life, listen } from '@tillkit/dom'
import { adopt, defineBehaviour, type Host } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { WIDTHS } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { FAR, followStrip, placeInPage } from '../shared/strip.late.ts'
import { anatomy, classes, events, heights, page } from './anatomy.ts'
import { type HeaderState, isTooShort, placeOf, roomOf, shiftOf, triggerAt } from './header.model.ts'
import { HOST } from './selector.anatomy.ts'

/** How long the header takes to become the small one, or the large one again, in ms. */
const TRANSITION = 400

/** For headers that lie over the page. */
const bringRoom = () => import('./room.late.ts')

type HeaderStore = StoreApi<HeaderState>

/** The header that stays in the window, and what it leaves of the page (rule 32). */
export const unit = defineBehaviour({
  name: 'page-chrome/fixed-header',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    const { element } = host
    const store: HeaderStore = createStore<HeaderState>(() => ({ isFixed: false, wasFixed: false, isWide: true, hides: false, bar: 0, top: 0, header: 0 }))
    const isVertical = has(page.vertical)
    const follow = measureHeader(host, element, store)
    show(host, store, isVertical)
    if (!isVertical && has(page.transparent)) host.bring(host, bringRoom, ({ makeRoom }) => makeRoom(host, store))
    followPage(host, store, { isVertical, follow })
  },
})

const has = (name: string) => document.body.classList.contains(name)
const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0

/**
 * Keeps what is known of the header up to date. While it is the small one, or on its way from one to the other, its own height says nothing
 * of the room that the page leaves.
 * @returns says that it is on its way, or has arrived
 */
function measureHeader(life: Life, header: HTMLElement, store: HeaderStore): (isMoving: boolean) => void {
  const parts = [anatomy.bar, anatomy.top].map((selector) => document.querySelector(selector))
  const canHide = has(page.hides) || has(page.hidesDisabled)
  const wide = matchMedia(`(min-width: ${String(WIDTHS.tablet + 1)}px)`)
  let isMoving = false
  const measure = () => {
    if (isMoving) return
    const [bar = 0, top = 0] = parts.map(heightOf)
    const { isFixed, header: before } = store.getState()
    const own = heightOf(header)
    const large = isFixed && before > 0 ? before : own
    const hides = canHide && !has(page.vertical) && !isTooShort(document.documentElement.scrollHeight, innerHeight, large)
    const next = { bar, top, header: large, hides, isWide: wide.matches, ...(isFixed && { fixed: own }) }
    const now = store.getState()
    if (Object.entries(next).every(([name, value]) => now[name as keyof typeof next] === value)) return
    store.setState(next)
    emitLegacy(document, events.measured)
  }
  measure()
  const sizes = new ResizeObserver(life.guard(measure))
  for (const one of [...parts, header, document.body]) if (one) sizes.observe(one)
  life.onEnd(() => sizes.disconnect())
  listen(life, wide, 'change', measure)
  return (moving) => {
    isMoving = moving
    measure()
  }
}

/** What header, bar and page look like. */
function show({ element: header, ...life }: Host, store: HeaderStore, isVertical: boolean): void {
  const isOver = !isVertical && has(page.fixed)
  const canHide = has(page.hides) || has(page.hidesDisabled)
  adopt(life, header, store, (state) => ({
    classes: { [classes.fixed]: state.isFixed },
    attributes: {
      [heights.isLoaded]: 'true',
      ...(state.isWide && state.header > 0 && { [heights.onLoad]: String(state.header) }),
      ...(state.fixed !== undefined && { [heights.fixed]: String(state.fixed) }),
    },
    style: { ...(isOver && state.isWide && { top: placeOf(state) }), ...shiftOf(state, state.top + state.header) },
  }))
  const top = document.querySelector(anatomy.top)
  if (top && !isVertical) adopt(life, top, store, (state) => ({ classes: { [classes.fixed]: state.isFixed }, style: shiftOf(state, state.top + state.header) }))
  if (canHide) adopt(life, document.body, store, ({ hides }) => ({ classes: { [page.hides]: hides, [page.hidesDisabled]: !hides } }))
  const container = document.querySelector(anatomy.page)
  if (!container || isVertical) return
  const isTransparent = has(page.transparent)
  adopt(life, container, store, (state) => ({
    classes: state.wasFixed ? { [classes.animated]: true } : {},
    style: !state.isWide ? {} : isTransparent ? { 'padding-top': '0px' } : isOver ? { 'padding-top': roomOf(state) } : {},
  }))
}

interface Follower {
  readonly isVertical: boolean
  readonly follow: (isMoving: boolean) => void
}

/** Makes the header the small one while the page is scrolled, and tells the page when that begins and has been done. */
function followPage(life: Life, store: HeaderStore, { isVertical, follow }: Follower): void {
  const container = document.querySelector(anatomy.page) ?? document.body
  const timers = new Set<ReturnType<typeof setTimeout>>()
  life.onEnd(() => timers.forEach(clearTimeout))
  followStrip(life, {
    elements: [container],
    range: () => ({ from: -FAR, to: placeInPage(container) - triggerAt(store.getState()) }),
    run({ size }) {
      const isFixed = size > 0
      if (isFixed === store.getState().isFixed) return
      follow(true)
      store.setState(isFixed ? { isFixed, wasFixed: true } : { isFixed })
      if (!isVertical) tell(events.start, container)
      const timer = setTimeout(life.guard(() => {
        timers.delete(timer)
        if (timers.size === 0) follow(false)
        if (!isVertical) tell(events.end, container)
      }), TRANSITION)
      timers.add(timer)
    },
  })
}

/** Raises an event with the page's margin, in px: it is what it was, for the content does not jump with the header. */
function tell(name: string, container: Element): void {
  const marginTop = parseFloat(getComputedStyle(container).marginTop) || 0
  dispatchEvent(new CustomEvent(name, { detail: { marginTop } }))
}
