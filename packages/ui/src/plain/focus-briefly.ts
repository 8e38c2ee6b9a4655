import { type EndableLife, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

/**
 * Gives the focus to an element that is no stop for the Tab key, and is none afterwards: a notice, a listing.
 * @param preventScroll whether the page stays where it is. Default true
 * @returns the time for which it can have the focus: until the shopper goes on, or it ends
 */
export function focusBriefly(life: Life, element: HTMLElement, preventScroll = true): EndableLife {
  const own = life.branch()
  adoptAs(own, element, { attributes: { tabindex: '-1' } })
  element.focus({ preventScroll })
  // Whoever goes to another window comes back to it.
  listen(own, element, 'blur', () => document.activeElement === element || own.end())
  return own
}
