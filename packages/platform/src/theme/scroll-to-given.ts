import type { Life } from '@tillkit/dom'
import { HEADERS } from './anatomy.ts'
import { scrollPageTo } from './scroll-to.ts'
import { scrollToElement } from './scroll-to-element.ts'

/** How a script wants the page scrolled. */
export interface GivenWay {
  readonly isToTop: boolean
  /** In ms; what is no number counts as not said. */
  readonly duration: unknown
}

/** Scrolls the page for a script, to the page's top or to what the script names. */
export function scrollToGiven(life: Life, target: unknown, { isToTop, duration }: GivenWay): void {
  const options = typeof duration === 'number' ? { duration } : {}
  if (isToTop) return void scrollPageTo(life, 0, options)
  const element = elementOf(target)
  // What stays in the window needs no way to it.
  if (element && !element.matches(HEADERS.sticky)) void scrollToElement(life, element, options)
}

/** The element that a script means: one, the first of a jQuery collection, or what a selector finds. */
function elementOf(given: unknown): Element | null {
  if (given instanceof Element) return given
  if (typeof given === 'string') return document.querySelector(given)
  const first: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, '0') : undefined
  return first instanceof Element ? first : null
}
