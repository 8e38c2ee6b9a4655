import { createDebounce, followTyping, isRestoringFocus, isTyping, listen, type Life } from '@tillkit/dom'
import { onLegacy } from '../jquery.ts'
import { NOTICE, NOTICE_EVENTS } from './anatomy.ts'

/** Notices that are not new any more: one of them had the focus, or the shopper has gone on since they came. */
const announced = new WeakSet<Element>()

/** The notices of the page that may take the focus, in its order. */
export function noticesOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(NOTICE)]
}

/** The first new notice. */
export function newNotice(): HTMLElement | undefined {
  return noticesOnPage().find((notice) => !announced.has(notice))
}

/** By when the platform's scripts have tried to give a notice the focus, in ms: half a second after, on a page that is busy. */
const OVER = 600

/**
 * Keeps the focus where the shopper is: only a new notice may take it, and none while somebody types. Whoever wants
 * to give it to another one, such as the platform's own script, finds that it cannot be focused: for as long as such a script
 * may wait, the `tabindex` that makes it so is taken off. It is a script's or a theme's, so it is put back after that.
 */
export function guardFocus(life: Life): void {
  let waiting = life.branch()
  const later = createDebounce(life)
  const expectFocus = () => {
    if (waiting.signal.aborted) waiting = life.branch()
    later.schedule(OVER, waiting.end)
  }
  const pass = (isPast: (notice: Element) => boolean = () => true) => {
    for (const notice of noticesOnPage().filter(isPast)) {
      announced.add(notice)
      if (waiting.signal.aborted || notice.contains(document.activeElement) || notice.getAttribute('tabindex') !== '-1') continue
      notice.removeAttribute('tabindex')
      waiting.onEnd(() => {
        if (!notice.hasAttribute('tabindex')) notice.tabIndex = -1
      })
    }
  }
  const options = { capture: true }
  followTyping(life)
  listen(life, document, 'input', ({ isTrusted }) => isTrusted && pass(), options)
  // A focus that an answer gives back is no step of the shopper's.
  listen(life, document, 'focusin', () => isRestoringFocus() || pass(), options)
  for (const notice of noticesOnPage()) announced.add(notice)
  // They also do it when the page has come: that was just now, or is still to be.
  listen(life, document, 'DOMContentLoaded', expectFocus)
  expectFocus()
  // When all have heard of it, whoever raised it and in whichever order they listen.
  onLegacy(document.body, NOTICE_EVENTS, () => later.schedule(0, () => {
    expectFocus()
    pass((notice) => announced.has(notice) || isTyping())
  }), life)
}
