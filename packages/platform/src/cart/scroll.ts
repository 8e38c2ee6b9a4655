import { reducesMotion } from '@tillkit/dom'
import { pageJQuery, type PageJQuery } from '../jquery-copies.ts'

/** How far above a notice the page stops, in px, beneath what the page leaves free for what stays at its top (`scroll-padding-top`). */
const OFFSET = 100

type WithScroll = JQueryStatic & { scroll_to_notices?: (notices: JQuery) => void }

/** What the page was scrolled to last. */
let last: Element | undefined

/** Scrolls to the first of these elements; at once for those who want less motion. */
export function scrollTo(element: Element | undefined): void {
  if (!element) return
  last = element
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const top = element.getBoundingClientRect().top + scrollY - covered - OFFSET
  window.scrollTo({ top: Math.max(0, top), behavior: reducesMotion() ? 'auto' : 'smooth' })
}

/** Goes after an element that has been moved in the page since the page was scrolled to it; not after any other. */
export function scrollAfter(element: Element): void {
  if (element === last) scrollTo(element)
}

/** Scrolls to notices by the platform's public function, which gateways replace, else by ours. */
export function scrollToNotices(notices: readonly Element[]): void {
  const $ = pageJQuery() as WithScroll | undefined
  if ($?.scroll_to_notices) $.scroll_to_notices($([...notices] as HTMLElement[]))
  else scrollTo(notices[0])
}

/**
 * Defines the platform's public function where nobody has.
 * @returns what takes it away again, unless somebody has replaced it since
 */
export function defineScroll($: PageJQuery): () => void {
  const holder: WithScroll = $
  if (holder.scroll_to_notices) return () => undefined
  const mine = (notices: JQuery) => scrollTo(notices.get(0))
  holder.scroll_to_notices = mine
  return () => {
    if (holder.scroll_to_notices === mine) delete holder.scroll_to_notices
  }
}
