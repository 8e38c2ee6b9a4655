import { invoke, listen } from '@tillkit/dom'
import { live, wasChanged } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy } from '../../filters.anatomy.ts'
import { closestTo, type ListingHost } from '../../panel/context.ts'
import { ORDER_SELECT } from '../anatomy.ts'

/**
 * Lets the select of orders load the listing. The platform's own handler, which would send the form, listens at that form:
 * so we hear the select itself, before the form does, and let the event go no further.
 */
export function bindOrder(host: ListingHost): void {
  const { element, store, config } = host
  live(host, anatomy.orderForm, (form, life) => {
    const select = invoke(form, 'querySelector', ORDER_SELECT) as HTMLSelectElement | null
    if (!select) return
    // Chosen while this was on its way.
    if (wasChanged(select) && !select.selectedOptions[0]?.defaultSelected) store.order(config.name, select.value)
    onLegacy(select, 'change', (event) => {
      event.stopPropagation()
      store.order(config.name, select.value)
    }, life)
  }, element)
  listen(host, element, 'submit', (event) => {
    if (closestTo(event, anatomy.orderForm, element)) event.preventDefault()
  })
}
