import type { Address } from '../../address/address-query.ts'
import { createListingAnswers } from './listing-answers.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { Listing } from '../listing.ts'
import type { ListingPort } from '../listing.types.ts'
import { createListingRequests, type LoadFor } from './listing-requests.ts'
import type { RequestsContext, RequestsOptions } from './requests.context.ts'
import { createListingState, createListings } from './listings.ts'

/** The requests of the page's listings. */
export interface RequestScheduler extends Pick<Listing, 'cameBack' | 'forget' | 'end' | 'loading'> {
  /** Takes a listing in that shows what an address says. @returns takes it out again */
  add(port: ListingPort, shown: Address): () => void
  /** The listing of a name. */
  port(name: string): ListingPort | undefined
  readonly loadFor: LoadFor
}

/** Creates the request scheduler. Each listing has answers of its own: one never waits for, or drops, another's. */
export function createRequestScheduler(options: RequestsOptions): RequestScheduler {
  const { deps, address } = options
  const listings = createListings(options)
  const answers = createListingAnswers(deps, listings)
  const cache = createAnswerCache(deps.now)
  const context: RequestsContext = { ...options, listings, answers, cache }
  const { load, loadFor } = createListingRequests(context)
  return {
    add(port, shown) {
      const listing = createListingState(port, shown, cache.asked())
      listings.add(listing)
      return () => {
        const wasHere = listings.isHere(listing)
        listing.load?.abort()
        listings.delete(listing)
        const next = listings.find(port.name)
        if (!wasHere || !next) return
        // What is left of a copy shows what that one showed, or was to show.
        listings.notify(next)
        loadFor(address(), 'filter', { which: (one) => one === next.port })
      }
    },
    port: (name) => listings.find(name)?.port,
    loadFor,
    loading: context,
    /** The shop is not asked again for what led elsewhere. */
    cameBack() {
      cache.clear()
      for (const listing of listings.all().filter(({ isLeaving }) => isLeaving)) {
        listing.isLeaving = false
        if (listings.isShown(listing)) void load(listing, { to: address(), reason: 'add' })
        else answers.fail(listing, 'return')
      }
    },
    forget() {
      cache.clear()
      context.ahead?.drop()
    },
    end() {
      for (const { load: running } of listings.all()) running?.abort()
      context.ahead?.drop()
    },
  }
}
