import { native, nearest } from '@tillkit/dom'

const FOCUSABLE = ':is(input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]):not(:disabled)'

/** Shows a field with its label, and puts the focus into it. What is a group gets it into its first field. */
export function goToField(field: HTMLElement): void {
  // A form's field may be called `parentElement`: upwards from what stands around it, one would come back to that field for ever.
  for (let at = nearest(field, 'details'); at; at = nearest(native(at, 'parentElement'), 'details')) (at as HTMLDetailsElement).open = true
  const target = field.matches(FOCUSABLE) ? field : (field.querySelector<HTMLElement>(FOCUSABLE) ?? field)
  const label = field.closest('fieldset')?.querySelector('legend') ?? (target instanceof HTMLInputElement ? target.labels?.[0] : null)
  target.focus({ preventScroll: true })
  const shown = label ?? target
  shown.scrollIntoView?.({ block: 'center' })
}
