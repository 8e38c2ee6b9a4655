import { pageName, withPage } from '../address/listing-address.ts'
import { askShop } from './listing.api.ts'
import { unreadable } from './listing.schema.ts'
import type { Listing } from './listing.types.ts'
import type { LoadingContext } from './loading.context.ts'

/** Makes what fetches a page that will probably be wanted, unless it is at hand, or the shop is busy: its listing is on its way out then. */
export function createPrefetch(context: LoadingContext): Listing['prefetch'] {
  const { deps, shops, cache, address } = context
  return (name, page, createAhead) => {
    const shop = shops.find(name)
    if (!shop || shop.load || shops.phaseOf(shop) !== 'ready') return
    const { port, shown } = shop
    const to = withPage(address(), pageName(port.listed().position), page)
    const key = shops.keyOf(shop, to)
    if (key === shops.keyOf(shop, shown) || cache.get(key) !== undefined) return
    context.ahead ??= createAhead(deps.now)
    context.ahead.fetch(key, cache.asked(), (signal) => askShop(context, port, { to, signal }).catch(unreadable))
  }
}
