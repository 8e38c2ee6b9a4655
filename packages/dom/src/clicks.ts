import { listen, type Life } from './life.ts'
import { invoke, nearest } from './native.ts'

/** The element of an event's target, or the nearest around it, that a selector matches. */
export function closestTo(event: { readonly target: EventTarget | null }, selector: string): HTMLElement | undefined {
  return (nearest(event.target, selector) as HTMLElement | null) ?? undefined
}

/** Whether a click asks for nothing special: with another button or a modifier the browser opens a tab, saves or drags. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

/** Lets Space act as a click on a link that the server printed as a button. Enter clicks it by itself, as both do a real button. */
export function clickOnSpace(event: KeyboardEvent, selector: string): void {
  const link = event.key === ' ' ? closestTo(event, selector) : undefined
  if (link && !(link instanceof HTMLButtonElement)) clickByKey(event, link)
}

/**
 * Lets Enter and Space act as a click on what is no button of the browser's, one a press.
 * @returns whether the key was one of these, and nobody else's
 */
export function clickByKey(event: KeyboardEvent, element: Element | undefined): boolean {
  if (!element || event.defaultPrevented || !(event.key === 'Enter' || event.key === ' ')) return false
  // Also of a key that is held: the page is not to scroll away beneath it.
  event.preventDefault()
  if (!event.repeat) invoke(element as HTMLElement, 'click')
  return true
}

/** Lets Enter and Space press an element that acts as a button; not from within it, where something else may have the focus. */
export function pressByKey(life: Life, element: Element): void {
  listen<KeyboardEvent>(life, element, 'keydown', (event) => event.target === element && clickByKey(event, element))
}

/** The code of a key that ends a word of an input method, of which Safari says no more. */
const COMPOSED = 229

/** Whether a key belongs to a word of an input method, which it ends, changes or gives up: it is meant for nobody else. */
export const isComposed = ({ isComposing, keyCode }: Partial<KeyboardEvent>): boolean => isComposing === true || keyCode === COMPOSED

/** Whether a key may send a form. One that picks a word of an input method does not. */
export function isEnter(event: Event): event is KeyboardEvent {
  return event instanceof KeyboardEvent && event.key === 'Enter' && !isComposed(event) && event.target instanceof HTMLInputElement
}
