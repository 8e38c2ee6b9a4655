import { pageName, withPage } from '../../address/listing-address.ts'
import { createAhead } from './ahead-request.ts'
import { askShop } from './listing.api.ts'
import { unreadable } from './listing.schema.ts'
import type { LoadingContext } from './requests.context.ts'

/** Fetches a page of a shop that will probably be wanted, unless it is at hand, or the shop is busy: its listing is on its way out then. */
export function fetchAhead(context: LoadingContext, name: string, page: number): void {
  const { deps, shops, cache, address } = context
  const shop = shops.find(name)
  if (!shop || shop.load || shops.phaseOf(shop) !== 'ready') return
  const { port, shown } = shop
  const to = withPage(address(), pageName(port.listed().position), page)
  const key = shops.keyOf(shop, to)
  if (key === shops.keyOf(shop, shown) || cache.get(key) !== undefined) return
  context.ahead ??= createAhead(deps.now)
  context.ahead.fetch(key, cache.asked(), (signal) => askShop(context, port, { to, signal }).catch(unreadable))
}
