import { invoke, type Life } from '@tillkit/dom'
import { HEADERS } from './headers.anatomy.ts'
import { scrollPageTo, type ScrollOptions } from './scroll-to.ts'

/** From which width (px) on the theme's header, and the platform's bar, stay at the window's top. */
const STAYS = { header: 981, bar: 601 } as const

const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0

/** How much of the window's top, in px, is covered by what stays there while the page moves. */
function coveredHeight(): number {
  const hasHeader = innerWidth >= STAYS.header && document.body.matches(HEADERS.fixed)
  const bar = innerWidth >= STAYS.bar ? height(HEADERS.bar) : 0
  // One px less: no line of the page shows between header and target.
  const header = hasHeader ? height(HEADERS.top) + height(HEADERS.main) - 1 : 0
  return [...document.querySelectorAll(HEADERS.stuck)].reduce((most, one) => Math.max(most, invoke(one, 'getBoundingClientRect').bottom), bar + header)
}

/** Where the page has to be, in px from its top, for an element to stand under what stays at the window's top. */
export function topOf(element: Element): number {
  return Math.max(0, Math.round(element.getBoundingClientRect().top + scrollY - coveredHeight()))
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
