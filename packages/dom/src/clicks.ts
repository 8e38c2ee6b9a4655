import { nearest } from './nearest.ts'

/** The element of an event's target, or the nearest around it, that a selector matches. */
export function closestTo(event: { readonly target: EventTarget | null }, selector: string): HTMLElement | undefined {
  return (nearest(event.target, selector) as HTMLElement | null) ?? undefined
}

/** Whether a click asks for nothing special: with another button or a modifier the browser opens a tab, saves or drags. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

/** Lets Space act as a click on a link that the server printed as a button. */
export function clickOnSpace(event: KeyboardEvent, selector: string): void {
  const link = event.key === ' ' && !event.repeat && !event.defaultPrevented ? closestTo(event, selector) : undefined
  // A real button answers Space by itself.
  if (!link || link instanceof HTMLButtonElement) return
  event.preventDefault()
  link.click()
}
