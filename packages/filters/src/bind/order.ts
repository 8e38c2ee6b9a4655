import { adoptAs, listen, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy } from '../filters.anatomy.ts'
import { closestTo, type ShopHost } from './context.ts'

/** Lets the select of orders load the listing. The platform's own handler would send its form, so it must not hear of it. */
export function bindOrder(host: ShopHost): void {
  const { element, store, config } = host
  // Our own unit for such forms looks for this.
  live(host, anatomy.orderForm, (form, life) => adoptAs(life, form, { attributes: { 'data-tillkit-claimed': '' } }), element)
  onLegacy(element, 'change', host.guard((event) => {
    const { target } = event
    if (!(target instanceof HTMLSelectElement) || !target.matches(anatomy.order)) return
    event.stopPropagation()
    store.order(config.name, target.value)
  }), host)
  listen(host, element, 'submit', (event) => {
    if (closestTo(event, anatomy.orderForm, element)) event.preventDefault()
  })
}
