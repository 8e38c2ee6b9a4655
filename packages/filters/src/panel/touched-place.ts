import { native } from '@tillkit/dom'

/**
 * Keeps the control that the shopper is at where it is in the window when a box above it grows or shrinks: the next press
 * would meet another choice, and a focused control could leave the window. Where something else moves it, a drawer that
 * closes for example, it is left alone.
 * @param panel whose controls are meant
 * @returns to be called with the next frame, when all is written
 */
export function keepTouchedPlace(panel: Element, box: HTMLElement): () => void {
  const { activeElement: touched } = document
  if (!touched || !panel.contains(touched)) return () => undefined
  const { top } = touched.getBoundingClientRect()
  const { offsetHeight } = box
  if (top < 0 || top > innerHeight) return () => undefined
  return () => {
    const moved = touched.getBoundingClientRect().top - top
    const isByBox = Math.abs(moved - (box.offsetHeight - offsetHeight)) < MARGINS
    if (isByBox && Math.abs(moved) >= 1) scrollerOf(touched)?.scrollBy({ top: moved, behavior: 'instant' })
  }
}

/** By how much more than the box's own height a control may move, in px: its margins come and go with it. */
const MARGINS = 60

/** What scrolls an element up and down: a drawer that it stands in, else the page. */
function scrollerOf(element: Element): Element | null {
  for (let each = native(element, 'parentElement'); each; each = native(each, 'parentElement')) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return document.scrollingElement
}
