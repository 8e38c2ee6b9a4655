import { listen, type Life, type EndableLife, timeout } from '@tillkit/dom'
import { adopt, defineBehaviour, derive, type Bindings, type Host } from '@tillkit/mount'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { bindAccordion } from '../shared/accordion.ts'
import { bindOverlayMenu } from '../shared/overlay-menu.ts'
import { onResize } from '../shared/on-resize.ts'
import { anatomy, classes, HOST } from './anatomy.ts'
import { messages } from './slide-menu.messages.ts'

/** How near the edge a swipe begins that opens, how far it goes at least and how far aside at most, in px; how long it takes, in ms. */
const SWIPE = { edge: 30, distance: 30, tolerance: 75, time: 1000 } as const

/** A finger's way over the page, in px from its beginning edge to the menu's, as far as it matters. */
export interface EdgeSwipe {
  /** How far from the menu's edge of the window it began. */
  readonly fromEdge: number
  /** How far it went away from that edge; below nothing, towards it. */
  readonly inwards: number
  /** How far up or down. */
  readonly aside: number
  /** How long, in ms. */
  readonly time: number
}

/** What a swipe asks for, if anything. */
export function swipeAsks({ fromEdge, inwards, aside, time }: EdgeSwipe): 'open' | 'close' | undefined {
  if (time > SWIPE.time || Math.abs(aside) > SWIPE.tolerance || Math.abs(inwards) <= SWIPE.distance) return undefined
  if (inwards < 0) return 'close'
  return fromEdge <= SWIPE.edge ? 'open' : undefined
}

/** Hears of swipes with one finger from and to the edge at which the menu stands: the right one, or the left of pages that are read from there. */
function onEdgeSwipe(life: Life, isRightToLeft: boolean, run: (asks: 'open' | 'close') => void): void {
  let begun: { readonly x: number; readonly y: number; readonly at: number } | undefined
  listen<TouchEvent>(life, window, 'touchstart', ({ touches, timeStamp: at }) => {
    const [touch] = touches
    begun = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at } : undefined
  }, { passive: true })
  listen<TouchEvent>(life, window, 'touchend', ({ changedTouches: [touch], timeStamp }) => {
    if (!begun || !touch) return
    const { x, y, at } = begun
    begun = undefined
    const fromEdge = isRightToLeft ? x : document.documentElement.clientWidth - x
    const inwards = (touch.clientX - x) * (isRightToLeft ? 1 : -1)
    const asks = swipeAsks({ fromEdge, inwards, aside: touch.clientY - y, time: timeStamp - at })
    if (asks) run(asks)
  }, { passive: true })
}

/** How far the menu is: it is laid out for a moment before it moves, and is there until it has gone. */
type Phase = 'closed' | 'laid out' | 'open' | 'going'

interface State {
  readonly phase: Phase
  /** The menu's width, and the margin of a page in a box, in px. */
  readonly width: number
  readonly margin: number
}

/** How long, in ms, the menu is laid out before it moves, and how long it takes to go. */
const LAID_OUT = 50
const GOING = 700

const opened = ({ phase }: State) => phase === 'open' || phase === 'laid out'
const px = (length: number) => `${String(length)}px`

/** The menu at the page's side: comes in and takes the page aside, by its button, a swipe from the edge, and Escape. */
export const unit = defineBehaviour({
  name: 'page-chrome/slide-menu',
  selector: HOST,
  when: 'now',
  messages,
  read: () => document.body.matches(anatomy.rightToLeft),
  start(host) {
    const { element, config: isRightToLeft } = host
    const store = createStore<State>(() => ({ phase: 'closed', width: 0, margin: 0 }))
    bindPlaces(host, store, isRightToLeft ? 'left' : 'right')
    adopt(host, element, store, (state) => ({ classes: { [classes.opened]: opened(state) } }))
    adopt(host, document.body, store, (state) => ({ classes: { [classes.active]: opened(state) } }))
    const turn = turning(host, store)
    // Its width, and with it the page's place, may be another in a window of another size.
    onResize(host, () => opened(store.getState()) && store.setState(sizesOf(element)))
    bindOverlayMenu(host, { name: host.t('menu'), toggles: anatomy.toggle, isOpen: derive(store, opened), turn, keepsToggles: true })
    onEdgeSwipe(host, isRightToLeft, (asks) => turn(asks === 'open'))
    bindAccordion(host, element)
  },
})

/** Opens and closes it, each in two steps. */
function turning({ element, branch }: Pick<Host, 'element' | 'branch'>, store: StoreApi<State>): (isOpen: boolean) => void {
  let step: EndableLife | undefined
  return (isOpen) => {
    if (opened(store.getState()) === isOpen) return
    step?.end()
    step = branch()
    const then = (phase: Phase, ms: number) => step && timeout(step, ms, () => store.setState({ phase }))
    if (reducesMotion()) store.setState({ phase: isOpen ? 'open' : 'closed' })
    else {
      store.setState({ phase: isOpen ? 'laid out' : 'going' })
      then(isOpen ? 'open' : 'closed', isOpen ? LAID_OUT : GOING)
    }
    // Its width is known once it is laid out.
    if (isOpen) store.setState(sizesOf(element))
  }
}

/** How wide the menu is, and the margin of the page that it pushes. Lays the page out. */
const sizesOf = (menu: HTMLElement) => ({ width: menu.offsetWidth, margin: marginOf(document.querySelector(anatomy.page)) })

/** The margin, in px, of a page that is laid out in a box. */
function marginOf(page: Element | null): number {
  return page && document.body.classList.contains(classes.boxed) ? Number.parseFloat(getComputedStyle(page).marginLeft) || 0 : 0
}

/** Where the menu stands, and where the page that it pushes aside. */
function bindPlaces(host: Host, store: StoreApi<State>, side: 'left' | 'right'): void {
  const other = side === 'right' ? 'left' : 'right'
  adopt(host, host.element, store, ({ phase, width }) => ({
    style: phase === 'closed' ? { display: 'none' } : { display: 'block', [side]: phase === 'open' ? '0' : px(-width) },
  }))
  const pushed = (aside: (state: State) => number) => (state: State): Bindings => {
    if (state.phase === 'open') return { style: { [other]: px(aside(state)) } }
    return state.phase === 'going' ? { style: { [other]: '0' } } : {}
  }
  const page = document.querySelector(anatomy.page)
  if (page) adopt(host, page, store, pushed(({ width, margin }) => margin - width))
  const header = document.querySelector(anatomy.header)
  // A header that goes with the page is pushed with it.
  if (header && document.body.classList.contains(classes.fixed)) adopt(host, header, store, pushed(({ width, margin }) => 2 * margin - width))
}
