import { invoke, type Life } from '@tillkit/dom'
import { HEADERS } from './anatomy.ts'
import { scrollPageTo, type ScrollOptions } from './scroll-to.ts'

/** From which width (px) on the theme's header, and the platform's bar, stay at the window's top. */
const STAYS = { header: 981, bar: 601 } as const

const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0

const px = (length: string) => parseFloat(length) || 0
const boxOf = (element: Element) => invoke(element, 'getBoundingClientRect')

/**
 * How much of the window's top, in px, a header covers while the page moves: the theme's own where it stays, with the bars above it, and
 * fixed sections of a header template. Lays the page out: never while it scrolls.
 */
export function coveredHeight(): number {
  const hasHeader = innerWidth >= STAYS.header && document.body.matches(HEADERS.fixed)
  const bar = innerWidth >= STAYS.bar ? height(HEADERS.bar) : 0
  // One px less: no line of the page shows between header and target.
  const header = hasHeader ? height(HEADERS.top) + height(HEADERS.main) - 1 : 0
  const fixed = [...document.querySelectorAll(HEADERS.template)].filter((section) => getComputedStyle(section).position === 'fixed').map(boxOf)
  // What is fixed to the window's lower edge covers no place that is gone to.
  return Math.max(bar + header, ...fixed.map(({ top, bottom }) => (top < innerHeight / 2 ? bottom : 0)))
}

/**
 * Where the page has to be, in px from its top, for an element to stand under what stays at the window's top: headers, what is stuck, and
 * the room that the page's and the element's own style ask for (`scroll-padding-top`, `scroll-margin-top`).
 */
export function topOf(element: Element): number {
  const stuck = [...document.querySelectorAll(HEADERS.stuck)].map((one) => boxOf(one).bottom)
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
