import { nearest } from '../dom/nearest.ts'
import type { LegacyEvent } from '../jquery.ts'

/** The element of an event's target, or the nearest around it, that a selector matches. */
export function closestTo(event: { readonly target: EventTarget | null }, selector: string): HTMLElement | undefined {
  return (nearest(event.target, selector) as HTMLElement | null) ?? undefined
}

/**
 * Whether a click is ours to answer: nobody has claimed it by preventing its default, and it does not ask the browser
 * for a new tab or window.
 */
export function isFree(event: LegacyEvent): boolean {
  const native = event.originalEvent ?? (event instanceof Event ? event : undefined)
  const { isDefaultPrevented } = event as { isDefaultPrevented?: () => boolean }
  if (native?.defaultPrevented || isDefaultPrevented?.call(event)) return false
  if (!(native instanceof MouseEvent)) return true
  return native.button === 0 && !native.ctrlKey && !native.metaKey && !native.shiftKey && !native.altKey
}

/** Lets Space act as a click on a link that the server printed as a button. */
export function clickOnSpace(event: KeyboardEvent, selector: string): void {
  const link = event.key === ' ' && !event.repeat && !event.defaultPrevented ? closestTo(event, selector) : undefined
  // A real button answers Space by itself.
  if (!link || link instanceof HTMLButtonElement) return
  event.preventDefault()
  link.click()
}
