import { pageName, withPage } from '../../address/listing-address.ts'
import { createAhead } from './ahead-request.ts'
import { requestListing } from './listing.api.ts'
import { unreadable } from './listing.schema.ts'
import type { RequestsContext } from './requests.context.ts'

/** Fetches a page of a listing that will probably be wanted, unless it is at hand, or the listing is busy: what it shows is on its way out then. */
export function fetchAhead(context: RequestsContext, name: string, page: number): void {
  const { deps, listings, cache, address } = context
  const listing = listings.find(name)
  if (!listing || listing.load || listings.phaseOf(listing) !== 'ready') return
  const { port, shown } = listing
  const to = withPage(address(), pageName(port.listed().position), page)
  const key = listings.keyOf(listing, to)
  if (key === listings.keyOf(listing, shown) || cache.get(key) !== undefined) return
  context.ahead ??= createAhead(deps.now)
  context.ahead.fetch(key, cache.asked(), (signal) => requestListing(context, port, { to, signal }).catch(unreadable))
}
