import type { Ahead, Fetched } from '../listing.types.ts'
import { pageName, withPage } from '../../address/listing-address.ts'
import { requestListing } from './listing-requests.ts'
import { unreadable } from './listing.schema.ts'
import type { RequestsContext } from './requests.context.ts'

/** How long a page that was fetched ahead is as good as asked for now, in ms. */
const LIFE = 30_000

interface Running extends Fetched {
  readonly key: string
  readonly at: number
  isRunning: boolean
}

/** Creates the request that is made ahead, with nothing fetched. */
function createAhead(now: () => number): Ahead {
  let last: Running | undefined
  const isFor = (key: string | undefined) => last?.key === key && now() - (last?.at ?? 0) < LIFE
  const drop = () => {
    last?.controller.abort()
    last = undefined
  }
  return {
    drop,
    fetch(key, keep, ask) {
      if (last?.isRunning || isFor(key)) return
      const controller = new AbortController()
      const mine: Running = (last = { key, keep, controller, at: now(), isRunning: true, answer: ask(controller.signal) })
      void mine.answer.then(({ kind }) => {
        mine.isRunning = false
        // One that failed is none: the load asks for itself.
        if (kind === 'unreadable' && last === mine) last = undefined
      })
    },
    takeFetched(key) {
      const mine = isFor(key) ? last : undefined
      if (!mine) drop()
      last = undefined
      return mine
    },
  }
}

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
