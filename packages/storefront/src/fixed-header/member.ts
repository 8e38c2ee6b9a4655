import { type Life, listen } from '@tillkit/dom'
import { adopt, defineBehaviour, type Host } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { WIDTHS } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { FAR, followStrip, placeInPage } from '../shared/strip.late.ts'
import { anatomy, classes, events, heights, page } from './anatomy.ts'
import { type HeaderState, isTooShort, roomOf, shiftOf, triggerAt } from './header.model.ts'
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
    const follow = measureHeader(host, element, store)
    show(host, store)
    if (!has(page.vertical) && has(page.transparent)) host.bring(host, bringRoom, ({ makeRoom }) => makeRoom(host, store))
    followPage(host, store, follow)
  },
})

const has = (name: string) => document.body.classList.contains(name)
/** Whether the header hides on pages that are long enough. */
const canHide = () => !has(page.vertical) && document.body.matches(page.hide)
const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0

/**
 * Keeps what is known of the header up to date. While it is the small one, or on its way from one to the other, its own height says nothing
 * of the room that the page leaves.
 * @returns says that it is on its way, or has arrived
 */
function measureHeader(life: Life, header: HTMLElement, store: HeaderStore): (isMoving: boolean) => void {
  const parts = [anatomy.bar, anatomy.top].map((selector) => document.querySelector(selector))
  const wide = matchMedia(`(min-width: ${String(WIDTHS.tablet + 1)}px)`)
  let isMoving = false
  let last = ''
  const measure = () => {
    if (isMoving) return
    const [bar = 0, top = 0] = parts.map(heightOf)
    const { isFixed, header: before } = store.getState()
    const own = heightOf(header)
    const large = (isFixed && before) || own
    const hides = canHide() && !isTooShort(document.documentElement.scrollHeight, innerHeight, large)
    const next = { bar, top, header: large, hides, isWide: wide.matches, ...(isFixed && { fixed: own }) }
    const now = Object.values(next).join()
    if (now === last) return
    last = now
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
function show({ element: header, ...life }: Host, store: HeaderStore): void {
  const isVertical = has(page.vertical)
  const isOver = !isVertical && has(page.fixed)
  adopt(life, header, store, (state) => ({
    classes: { [classes.fixed]: state.isFixed },
    attributes: {
      [heights.isLoaded]: 'true',
      ...(state.isWide && { [heights.onLoad]: String(state.header) }),
      ...(state.fixed && { [heights.fixed]: String(state.fixed) }),
    },
    style: { ...(isOver && state.isWide && { top: `${String(state.bar + state.top)}px` }), ...shiftOf(state) },
  }))
  const top = document.querySelector(anatomy.top)
  const container = document.querySelector(anatomy.page)
  if (isVertical) return
  if (top) adopt(life, top, store, (state) => ({ classes: { [classes.fixed]: state.isFixed }, style: shiftOf(state) }))
  if (canHide()) adopt(life, document.body, store, ({ hides }) => ({ classes: { [page.hides]: hides, [page.hidesDisabled]: !hides } }))
  if (!container) return
  const isTransparent = has(page.transparent)
  adopt(life, container, store, (state) => ({
    classes: state.wasFixed ? { [classes.animated]: true } : {},
    style: !state.isWide ? {} : isTransparent ? { 'padding-top': '0px' } : isOver ? { 'padding-top': roomOf(state) } : {},
  }))
}

/** Makes the header the small one while the page is scrolled, and tells the page when that begins and has been done. */
function followPage(life: Life, store: HeaderStore, follow: (isMoving: boolean) => void): void {
  const container = document.querySelector(anatomy.page) ?? document.body
  const isVertical = has(page.vertical)
  // With the page's margin, in px: it is what it was, for the content does not jump with the header.
  const tell = (name: string) => isVertical || dispatchEvent(new CustomEvent(name, { detail: { marginTop: parseFloat(getComputedStyle(container).marginTop) || 0 } }))
  let moving = 0
  followStrip(life, {
    elements: [container],
    range: () => ({ from: -FAR, to: placeInPage(container) - triggerAt(store.getState()) }),
    run({ size }) {
      const isFixed = size > 0
      if (isFixed === store.getState().isFixed) return
      follow(true)
      store.setState({ isFixed, wasFixed: true })
      tell(events.start)
      moving += 1
      const way = life.branch()
      const timer = setTimeout(life.guard(() => {
        way.end()
        moving -= 1
        follow(moving > 0)
        tell(events.end)
      }), TRANSITION)
      way.onEnd(() => clearTimeout(timer))
    },
  })
}
