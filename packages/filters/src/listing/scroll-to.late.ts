/** Scrolls an element's beginning into view, at once for those who want less motion. */
export function scrollTo(element: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}
