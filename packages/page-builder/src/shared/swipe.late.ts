import { type Life, listen, nearest } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

/** Where a swipe leads: to the left is on, as in the theme, whichever way the page is read. */
export type Swipe = 'next' | 'previous'

/** A finger's way: how far, in px, and how long, in ms. */
export interface Stroke {
  readonly x: number
  readonly y: number
  readonly ms: number
}

/** How far, in px, a finger has to go sideways and may go up or down, and how long, in ms, it may take (rule 10). */
const SWIPE = { distance: 30, tolerance: 30, time: 1000 } as const

/** Where a finger drags or marks something of its own. */
const OTHERS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

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
}

/**
 * Hears of swipes with a finger or a pen. The browser goes on scrolling the page up and down, and takes its own gestures away from us.
 */
export function onSwipe(life: Life, { element, from }: Swiped, run: (swipe: Swipe) => void): void {
  let start: { readonly id: number; readonly x: number; readonly y: number; readonly time: number } | undefined
  const hear = (type: string, hearing: (event: PointerEvent) => void) => {
    listen<PointerEvent>(life, element, type, hearing, { passive: true })
  }
  adoptAs(life, element, { style: { 'touch-action': 'pan-y pinch-zoom' } })
  hear('pointerdown', ({ pointerId: id, pointerType, clientX: x, clientY: y, timeStamp: time, target, isPrimary }) => {
    // A second finger makes it another gesture.
    const isSwiped = nearest(target, from) && !nearest(target, OTHERS)
    start = isPrimary && pointerType !== 'mouse' && isSwiped ? { id, x, y, time } : undefined
  })
  hear('pointercancel', () => {
    start = undefined
  })
  hear('pointerup', ({ pointerId, clientX, clientY, timeStamp }) => {
    const begun = start
    start = undefined
    if (begun?.id !== pointerId) return
    const swipe = swipeOf({ x: clientX - begun.x, y: clientY - begun.y, ms: timeStamp - begun.time })
    if (swipe) run(swipe)
  })
}
