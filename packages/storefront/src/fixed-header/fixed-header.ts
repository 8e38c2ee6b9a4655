import { invoke, type Life, followSize, listen, timeout } from '@tillkit/dom'
import { adopt, adoptAs, type Bindings, defineBehaviour, type Host } from '@tillkit/mount'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { emitLegacy } from '@tillkit/platform'
import { endFirstRoom, ownValue } from '../first-room/room-holder.ts'
import { FAR, followBand, placeInPage } from '../shared/viewport-band.ts'
import { room, anatomy, classes, events, heights, HOST, page, WIDE } from './anatomy.ts'
import { type HeaderState, roomOf, isTooShort, placesOf, shiftOf, triggerAt, lookAtHeader } from './header.ts'
import { fillerOf, firstSection, roomTakers } from './room-takers.ts'

/** Gives the first thing of a page the room of a transparent header that lies over it: what has a background keeps it up to the top. */
function makeRoom(life: Life, store: StoreApi<HeaderState>): void {
  if (invoke(document.body, 'matches', room.vertical)) return
  const section = firstSection()
  const filler = section && fillerOf(section)
  if (section) adoptAs(life, section, { classes: { [room.first]: true } })
  if (filler?.matches(room.map)) adoptAs(life, filler, { classes: { [room.beneath]: true } })
  const takers = roomTakers().map((taker) => ({ ...taker, own: ownValue(taker.element, taker.property) }))
  endFirstRoom('sections')
  for (const { element, property, own } of takers) {
    // The header's height in addition to what the element's own style says.
    adopt(life, element, store, (state) => (state.liesOver ? { style: { [property]: `calc(${own} + ${roomOf(state)})` } } : {}))
  }
}

/** How long the header takes to become the small one, or the large one again, in ms. */
const TRANSITION = 400

type HeaderStore = StoreApi<HeaderState>

/** The header that stays in the window, and what it leaves of the page (rule 32). */
export const unit = defineBehaviour({
  name: 'page-chrome/fixed-header',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    // What is measured comes at once, before anybody asks.
    const store = createStore(() => ({ isFixed: false }) as HeaderState)
    const follow = measureHeader(host, store)
    endFirstRoom('header')
    show(host, store)
    if (has(page.transparent)) makeRoom(host, store)
    followPage(host, store, follow)
  },
})

const has = (name: string) => document.body.classList.contains(name)
/** Whether the header hides on pages that are long enough. */
const canHide = () => !has(page.vertical) && document.body.matches(page.hide)

/**
 * Keeps what is known of the header up to date. While it is the small one, or on its way from one to the other, its own height says nothing
 * of the room that the page leaves.
 * @returns says that it is on its way once more, 1, or has arrived, -1
 */
function measureHeader({ element: header, ...life }: Host, store: HeaderStore): (ways: number) => void {
  const parts = [anatomy.bar, anatomy.top].map((selector) => document.querySelector(selector))
  const wide = matchMedia(WIDE)
  let moving = 0
  let last = ''
  const measure = () => {
    if (moving > 0) return
    const { header: own, ...looked } = lookAtHeader(header)
    const { isFixed, header: before } = store.getState()
    const large = (isFixed && before) || own
    const hides = canHide() && !isTooShort(document.documentElement.scrollHeight, innerHeight, large)
    const next = { ...looked, header: large, hides, ...(isFixed && { fixed: own }) }
    const now = Object.values(next).join()
    if (now === last) return
    last = now
    store.setState(next)
    emitLegacy(document, events.measured)
  }
  measure()
  followSize(life, { of: [...parts, header, document.body].filter((one) => one !== null) }, measure)
  listen(life, wide, 'change', measure)
  return (ways) => {
    moving += ways
    measure()
  }
}

/** What header, bar and page look like. */
function show({ element: header, ...life }: Host, store: HeaderStore): void {
  const isVertical = has(page.vertical)
  const kind = { isOver: !isVertical && has(page.fixed), isTransparent: has(page.transparent) }
  adopt(life, header, store, (state) => ({
    classes: { [classes.fixed]: state.isFixed },
    attributes: {
      [heights.isLoaded]: 'true',
      ...(state.isWide && { [heights.onLoad]: String(state.header) }),
      ...(state.fixed && { [heights.fixed]: String(state.fixed) }),
    },
    style: { ...placesOf(state, kind).header, ...shiftOf(state) },
  }))
  if (isVertical) return
  const showOn = (selector: string, select: (state: HeaderState) => Bindings) => {
    const one = document.querySelector(selector)
    if (one) adopt(life, one, store, select)
  }
  showOn(anatomy.top, (state) => ({ classes: { [classes.fixed]: state.isFixed }, style: shiftOf(state) }))
  if (canHide()) adopt(life, document.body, store, ({ hides }) => ({ classes: { [page.hides]: hides, [page.hidesDisabled]: !hides } }))
  showOn(anatomy.page, (state) => ({
    classes: state.wasFixed ? { [classes.animated]: true } : {},
    style: placesOf(state, kind).page,
  }))
}

/** Makes the header the small one while the page is scrolled, and tells the page when that begins and has been done. */
function followPage(life: Life, store: HeaderStore, follow: (ways: number) => void): void {
  const container = document.querySelector(anatomy.page) ?? document.body
  const isVertical = has(page.vertical)
  // With the page's margin, in px: it is what it was, for the content does not jump with the header.
  const dispatch = (name: string) => isVertical || dispatchEvent(new CustomEvent(name, { detail: { marginTop: parseFloat(getComputedStyle(container).marginTop) || 0 } }))
  followBand(life, {
    elements: [container],
    range: () => ({ from: -FAR, to: placeInPage(container) - triggerAt(store.getState()) }),
    run({ size }) {
      const isFixed = size > 0
      if (isFixed === store.getState().isFixed) return
      follow(1)
      store.setState({ isFixed, wasFixed: true })
      dispatch(events.start)
      timeout(life, TRANSITION, () => {
        follow(-1)
        dispatch(events.end)
      })
    },
  })
}
