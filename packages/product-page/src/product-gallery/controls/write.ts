import { invoke } from '@tillkit/dom'

/** Writes an attribute of a control of ours where it says something else: a picture would be asked for again. `null` removes it. */
export function write(element: Element, name: string, value: string | null): void {
  if (invoke(element, 'getAttribute', name) === value) return
  if (value === null) invoke(element, 'removeAttribute', name)
  else invoke(element, 'setAttribute', name, value)
}
