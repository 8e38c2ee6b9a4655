import { hasBox } from './display.ts'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/**
 * Keeps Tab within an element: from its last control to its first, and back; from outside, into it. Not while a modal dialog lies
 * over it: nothing else can have the focus then, and the key would be lost.
 */
export function keepFocusIn(element: HTMLElement, event: KeyboardEvent): void {
  if (document.querySelector('dialog:modal')) return
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(hasBox)
  const active = document.activeElement
  const [first, last] = [stops[0], stops.at(-1)]
  const isAtEnd = event.shiftKey ? active === first || active === element : active === last
  if (element.contains(active) && !isAtEnd) return
  event.preventDefault()
  ;((event.shiftKey ? last : first) ?? element).focus()
}
