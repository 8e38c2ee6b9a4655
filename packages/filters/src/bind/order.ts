import { adoptAs, listen, live } from '@tillkit/mount'
import { pageJQuery } from '@tillkit/platform'
import { anatomy } from '../filters.anatomy.ts'
import { closestTo, type ShopHost } from './context.ts'

/** Lets the select of orders load the listing. The platform's own handler would send its form, so it must not hear of it. */
export function bindOrder(host: ShopHost): void {
  const { element, store, config } = host
  // Our own unit for such forms looks for this.
  live(host, anatomy.orderForm, (form, life) => adoptAs(life, form, { attributes: { 'data-tillkit-claimed': '' } }), element)
  const change = (event: Event) => {
    const select = closestTo<HTMLSelectElement>(event, anatomy.order, element)
    if (!select) return
    event.stopPropagation()
    store.order(config.name, select.value)
  }
  listen(host, element, 'change', change)
  listen(host, element, 'submit', (event) => {
    if (closestTo(event, anatomy.orderForm, element)) event.preventDefault()
  })
  // What jQuery triggers reaches no native listener.
  const $ = pageJQuery()
  if (!$) return
  const handler = (event: JQuery.TriggeredEvent) => {
    if (event.originalEvent) return
    event.stopPropagation()
    const { target } = event as { target: unknown }
    if (target instanceof HTMLSelectElement) store.order(config.name, target.value)
  }
  const guarded = host.guard(handler) as (event: JQuery.TriggeredEvent) => void
  $(element).on('change', anatomy.order, guarded)
  host.onEnd(() => $(element).off('change', anatomy.order, guarded))
}
