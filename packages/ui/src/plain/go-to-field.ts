import { native } from '@tillkit/dom'

const FOCUSABLE = ':is(input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]):not(:disabled)'

/** Shows a field with its label, and puts the focus into it. What is a group gets it into its first field. */
export function goToField(field: HTMLElement): void {
  // A form's field may be called `parentElement`: asked plainly, one would come back to that field for ever.
  for (let at: Element | null = field; at; at = native(at, 'parentElement')) if (at instanceof HTMLDetailsElement) at.open = true
  const target = field.matches(FOCUSABLE) ? field : (field.querySelector<HTMLElement>(FOCUSABLE) ?? field)
  const label = field.closest('fieldset')?.querySelector('legend') ?? (target instanceof HTMLInputElement ? target.labels?.[0] : null)
  target.focus({ preventScroll: true })
  // Themes hide labels: what is not there cannot be scrolled to.
  const shown = label && getComputedStyle(label).display !== 'none' ? label : target
  shown.scrollIntoView?.({ block: 'center' })
}
