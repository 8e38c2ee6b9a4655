import { hasBox, invoke, type Life, listen, nearest } from '@tillkit/dom'
import { savesData } from '../load/saves-data.ts'

/** When a unit may start on an element. */
export type When = 'now' | 'idle' | 'visible' | 'interaction'

/** How long `idle` waits at most, in ms: a busy phone is never idle. */
export const IDLE_TIMEOUT = 1000

/** What counts as the shopper's first touch: it ends all waiting for an idle moment. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input']
/** What says that somebody is about to touch something, or does. */
const INTENTS = ['pointerover', ...TOUCHES]
/** Who saves data has nothing fetched for a pointer that passes. Asked then: the browser takes its time to answer. */
const isIntent = ({ type }: Event) => type !== 'pointerover' || !savesData()

/** Runs in an idle moment of the page, after the timeout (ms) at the latest. Whoever may have ended by then asks its life. */
export function requestIdle(run: () => void, timeout?: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout } as IdleRequestOptions)
  // Safari has none before 18; a short pause lets the page's first frames go ahead there.
  else setTimeout(run, 200)
}

/** Runs when one of the elements that it is given comes into view. @returns gives it one more */
export function onSeen(life: Life, run: () => void): (element: Element) => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) run()
  })
  life.onEnd(() => observer.disconnect())
  return (element) => observer.observe(element)
}

/**
 * Runs once the condition holds for the element. A host without a box (display: none) can never be seen, so
 * `visible` counts as `idle` for it; and no unit waits for an idle moment once the shopper touches the page.
 */
export function whenReady(when: When, element: Element, life: Life, run: () => void): void {
  if (when === 'now') return run()
  const waiting = life.branch()
  const finish = () => {
    if (waiting.signal.aborted) return
    waiting.end()
    run()
  }
  const touch = (target: EventTarget, types: readonly string[], isMeant: (event: Event) => boolean) => {
    for (const type of types) listen(waiting, target, type, (event) => isIntent(event) && isMeant(event) && finish(), { capture: true, passive: true })
  }
  if (when === 'interaction') return touch(element, INTENTS, isIntent)
  const isVisible = when === 'visible' && hasBox(element)
  if (isVisible) onSeen(waiting, finish)(element)
  else requestIdle(finish, IDLE_TIMEOUT)
  // The element's own touch may come before the browser has said that it is seen. Heard at the document: an element of a neighbour's may throw.
  const isOwn = (event: Event) => event.target instanceof Node && invoke(element, 'contains', event.target)
  touch(document, TOUCHES, isVisible ? isOwn : isIntent)
}

/** Runs at the first intent to touch one of these elements, wherever it stands by then: one listener for all that a list has. */
export function onIntent(life: Life, selector: string, run: () => void): void {
  for (const type of INTENTS) {
    listen(life, document, type, (event) => isIntent(event) && nearest(event.target, selector) && run(), { capture: true, passive: true })
  }
}

/**
 * Runs once the page's HTML is there: at once in deferred scripts, later in one that was printed without `defer`.
 * Before that an element may stand in the page without its content.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
