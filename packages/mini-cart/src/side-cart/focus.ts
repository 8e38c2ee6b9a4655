const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Keeps Tab within an element: from its last control to its first, and back; from outside, into it. */
export function keepFocusIn(element: HTMLElement, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.getClientRects().length > 0)
  const active = document.activeElement
  const [first, last] = [stops[0], stops.at(-1)]
  const isAtEnd = event.shiftKey ? active === first || active === element : active === last
  if (element.contains(active) && !isAtEnd) return
  event.preventDefault()
  ;((event.shiftKey ? last : first) ?? element).focus()
}
