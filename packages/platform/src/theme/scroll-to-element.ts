import { invoke, type Life } from '@tillkit/dom'
import { HEADERS } from './anatomy.ts'
import { coveredHeight } from './header-heights.ts'
import { scrollPageTo, type ScrollOptions } from './scroll-to.ts'

const px = (length: string) => parseFloat(length) || 0

/**
 * Where the page has to be, in px from its top, for an element to stand under what stays at the window's top: headers, what is stuck, and
 * the room that the page's and the element's own style ask for (`scroll-padding-top`, `scroll-margin-top`).
 */
export function topOf(element: Element): number {
  const stuck = [...document.querySelectorAll(HEADERS.stuck)].map((one) => invoke(one, 'getBoundingClientRect').bottom)
  const room = Math.max(coveredHeight(), px(getComputedStyle(document.documentElement).scrollPaddingTop), ...stuck)
  return Math.max(0, Math.round(element.getBoundingClientRect().top + scrollY - room - px(getComputedStyle(element).scrollMarginTop)))
}

/**
 * Scrolls the page until an element stands under what stays at the window's top.
 * @returns settles when it is there, or when somebody ended it
 */
export function scrollToElement(life: Life, element: Element, options?: ScrollOptions): Promise<void> {
  return scrollPageTo(life, topOf(element), options)
}

/** Puts the keyboard where the page has been scrolled to, as a link into the page does, without a trace in the page's HTML. */
export function focusPlace(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  const had = element.getAttribute('tabindex')
  if (had === null) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  if (had === null) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
