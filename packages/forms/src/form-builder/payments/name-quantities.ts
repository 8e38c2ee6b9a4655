import { invoke } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { FormContext } from '../context.ts'
import { labelOf } from '../read-fields.ts'
import { anatomy } from './anatomy.ts'

/** Names the lists of how often an item is taken, by their item: the server prints them without a name. */
export function nameQuantities({ life, host, controls }: FormContext): void {
  for (const control of controls) {
    for (const element of control.elements) {
      if (!invoke(element as Element, 'matches', anatomy.quantity) || element.hasAttribute('aria-label') || (element.labels?.length ?? 0) > 0) continue
      adoptAs(life, element, { attributes: { 'aria-label': host.t('quantity', { item: labelOf(control) }) } })
    }
  }
}
