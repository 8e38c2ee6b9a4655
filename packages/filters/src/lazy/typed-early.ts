/**
 * Whether a shopper had typed into a field before our code came. What the browser itself has put back (a page that is
 * loaded anew, or come back to) is an older page's, and the address counts.
 */
export function isTypedEarly(field: HTMLInputElement): boolean {
  const [visit] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[]
  const isRestored = visit !== undefined && visit.type !== 'navigate'
  return field.value !== field.defaultValue && (document.activeElement === field || !isRestored)
}
