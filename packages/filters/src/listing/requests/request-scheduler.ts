import type { Address } from '../../address/address-query.ts'
import { createAnswers } from './listing-answers.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { Listing } from '../listing.ts'
import type { ShopPort } from '../listing.types.ts'
import { createLoad, type LoadFor } from './listing-requests.ts'
import type { LoadingContext, LoadingOptions } from './requests.context.ts'
import { createShopState, createShops } from './listings.ts'

/** The requests of the page's shops. */
export interface Loading extends Pick<Listing, 'cameBack' | 'forget' | 'end' | 'loading'> {
  /** Takes a shop in that shows what an address says. @returns takes it out again */
  add(port: ShopPort, shown: Address): () => void
  /** The shop of a name. */
  port(name: string): ShopPort | undefined
  readonly loadFor: LoadFor
}

/** Makes them. Each shop has answers of its own: one never waits for, or drops, another's. */
export function createLoading(options: LoadingOptions): Loading {
  const { deps, address } = options
  const shops = createShops(options)
  const answers = createAnswers(deps, shops)
  const cache = createAnswerCache(deps.now)
  const context: LoadingContext = { ...options, shops, answers, cache }
  const { load, loadFor } = createLoad(context)
  return {
    add(port, shown) {
      const shop = createShopState(port, shown, cache.asked())
      shops.add(shop)
      return () => {
        const wasHere = shops.isHere(shop)
        shop.load?.abort()
        shops.delete(shop)
        const next = shops.find(port.name)
        if (!wasHere || !next) return
        // What is left of a copy shows what that one showed, or was to show.
        shops.tell(next)
        loadFor(address(), 'filter', { which: (one) => one === next.port })
      }
    },
    port: (name) => shops.find(name)?.port,
    loadFor,
    loading: context,
    /** The shop is not asked again for what led elsewhere. */
    cameBack() {
      cache.clear()
      for (const shop of shops.all().filter(({ isLeaving }) => isLeaving)) {
        shop.isLeaving = false
        if (shops.isShown(shop)) void load(shop, { to: address(), reason: 'add' })
        else answers.fail(shop, 'return')
      }
    },
    forget() {
      cache.clear()
      context.ahead?.drop()
    },
    end() {
      for (const { load: running } of shops.all()) running?.abort()
      context.ahead?.drop()
    },
  }
}
