import { invoke, type Life, nearest } from '@tillkit/dom'
import { reducesMotion } from '@tillkit/platform/theme'
import { onSidewaysDrag, type Stroke } from '@tillkit/ui/plain'

/** Where a swipe leads: to the left is on, as in the theme, whichever way the page is read. */
export type Swipe = 'next' | 'previous'

/** How far, in px, a finger has to go sideways and may go up or down, and how long, in ms, it may take (rule 10). */
const SWIPE = { distance: 30, tolerance: 30, time: 1000 } as const

/** How much of a finger's way is gone along with: what is swiped fades in the end, and goes nowhere. */
const FOLLOWS = 0.4
/** How long what is let go takes to be back in its place, in ms. */
const BACK = 300

/** Where a stroke leads, if it is a swipe. */
export function swipeOf({ x, y, ms }: Stroke): Swipe | undefined {
  if (ms > SWIPE.time || Math.abs(x) <= SWIPE.distance || Math.abs(y) >= SWIPE.tolerance) return undefined
  return x < 0 ? 'next' : 'previous'
}

/** What is swiped. */
export interface Swiped {
  readonly element: HTMLElement
  /** Selects within it what a finger may begin at. */
  readonly from: string
  /** What goes along with the finger. Default: what it has begun at. */
  readonly follower?: Element
}

/**
 * Hears of swipes with a finger or a pen, which what is swiped follows. The browser goes on scrolling the page up and down, and takes
 * its own gestures away from us.
 */
export function onSwipe(life: Life, { element, from, follower }: Swiped, run: (swipe: Swipe) => void): void {
  onSidewaysDrag(life, element, (target) => {
    const begun = nearest(target, from)
    if (!begun) return undefined
    const follow = followFinger(follower ?? begun)
    return {
      follow,
      end(stroke) {
        follow(undefined)
        const swipe = stroke && swipeOf(stroke)
        if (swipe) run(swipe)
      },
    }
  })
}

/** Puts an element as far aside as a finger has gone (px), and back into its place where that has gone. */
type Following = (x: number | undefined) => void

/** Makes what has an element go along with a finger, without a trace in the HTML. */
function followFinger(element: Element): Following {
  let aside: Animation | undefined
  let place = 'none'
  return (x) => {
    if (reducesMotion() || (x === undefined && !aside)) return
    const before = place
    place = x === undefined ? 'none' : `${String(x * FOLLOWS)}px`
    const held = aside
    // One that holds stays where it is until the next one does.
    aside = invoke(element, 'animate', [{ translate: x === undefined ? before : place }, { translate: place }], x === undefined ? { duration: BACK, easing: 'ease-out' } : { fill: 'forwards' })
    held?.cancel()
    if (x === undefined) aside = undefined
  }
}
