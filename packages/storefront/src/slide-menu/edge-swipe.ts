import { listen, type Life } from '@tillkit/dom'

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
export function onEdgeSwipe(life: Life, isRightToLeft: boolean, run: (asks: 'open' | 'close') => void): void {
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
