import { dispatchChange } from '@tillkit/dom'

/** Fills a field that others may hold too, and tells them. */
export function fillField(field: HTMLInputElement, text: string): void {
  field.value = text
  dispatchChange(field)
}
