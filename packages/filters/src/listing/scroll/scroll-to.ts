/** Scrolls an element's beginning into view, at once for those who want less motion. */
export function scrollTo(element: HTMLElement): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'start' })
}
