import type { Life } from '@tillkit/dom'
import { focusPlace, scrollToElement, topOf } from '@tillkit/platform/theme'

/** How long the page is put right, in ms, once it has arrived. */
const CORRECTION = 40

/**
 * Scrolls the page to an element, beneath what stays at the window's top, and takes the keyboard there. The header may have become
 * smaller on the way: then the page is put right, unless the shopper went elsewhere meanwhile.
 */
export async function goTo(life: Life, element: Element): Promise<void> {
  const destination = topOf(element)
  await scrollToElement(life, element)
  if (life.signal.aborted) return
  const end = document.documentElement.scrollHeight - innerHeight
  const isThere = Math.abs(scrollY - Math.min(destination, end)) < 2
  if (isThere && Math.abs(topOf(element) - destination) >= 1) await scrollToElement(life, element, { duration: CORRECTION })
  focusPlace(element)
}
