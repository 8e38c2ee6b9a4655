import { form, unusable } from '@tillkit/platform/requests'
import { requestAddress, type Names } from '../../address/listing-address.ts'
import type { Address } from '../../address/address-query.ts'
import { requests } from '../../filters.anatomy.ts'
import type { Fields, ListingDeps, ListingPort, Fetched, Reason } from '../listing.types.ts'
import { readAnswer, type ListingAnswer, unreadable } from './listing.schema.ts'
import type { RequestsContext } from './requests.context.ts'
import { questionOf, type ListingState } from './listings.ts'

/** What is asked for a listing. */
export interface ListingRequest {
  readonly to: Address
  readonly signal: AbortSignal
  /** What else is sent. */
  readonly fields?: Fields | undefined
  /** Whether it changes the cart; then it goes on when the page is left. Default no. */
  readonly mutates?: boolean
}

/** What listings are asked for with. */
export interface ApiDeps {
  readonly deps: Pick<ListingDeps, 'call' | 'notices'>
  readonly names: () => Names
}

/** Asks the shop for a listing. Rejects with `RequestFailed`, also for an answer that cannot be read. */
export async function requestListing({ deps, names }: ApiDeps, { name }: Pick<ListingPort, 'name'>, request: ListingRequest): Promise<ListingAnswer> {
  const { to, signal, fields, mutates = false } = request
  const answer = await deps.call(requestAddress(to, names()), { body: form({ [requests.shop]: name, ...fields }), signal, mutates, keepalive: mutates })
  const read = readAnswer(answer.text)
  if (read) return read
  throw unusable(answer, { mutates })
}

/** Asks for what is to be shown. Notices come only once: whoever asks for them shows them. */
export function requestListingToShow(api: ApiDeps, port: Pick<ListingPort, 'name' | 'asking'>, request: ListingRequest): Promise<ListingAnswer> {
  port.asking(requestAddress(request.to, api.names()))
  return requestListing(api, port, { ...request, fields: { [requests.notices]: api.deps.notices.names(), ...request.fields } })
}

/** What is loaded of an address. */
interface LoadOptions {
  /** Which of the listings may; default all. */
  readonly which?: (port: ListingPort) => boolean
  /** What else is sent: then an answer is for once. */
  readonly fields?: Fields | undefined
}

/** Loads what an address changes for some of the listings, and what could not be loaded before. */
export type LoadFor = (to: Address, reason: Reason, options?: LoadOptions) => void

/** What a listing is to show. */
interface Wanted {
  readonly to: Address
  readonly reason: Reason
  readonly fields?: Fields | undefined
}

/** What is on its way when a listing is loaded. */
interface InFlightRequest {
  readonly fetched: Fetched | undefined
  /** Until what shows a listing is there. */
  readonly ready: Promise<void> | undefined
}

/** What loads listings. */
export interface ListingRequests {
  /**
   * Loads a listing. One that is known is shown at once and asked for again, except by Back and Forward. Then no answer, or
   * one that comes too late, changes nothing, and none leads elsewhere: nobody waits for it.
   */
  load(listing: ListingState, wanted: Wanted): Promise<void>
  readonly loadFor: LoadFor
}

/** Creates the requests of a listing. */
export function createListingRequests(context: RequestsContext): ListingRequests {
  const { listings, cache, answers, names } = context
  const { keyOf } = listings
  const fetch = async (listing: ListingState, { to, reason, fields }: Wanted, { fetched, ready }: InFlightRequest) => {
    const { isAgain, port } = listing
    const key = keyOf(listing, to)
    const asked = questionOf(listing, to, isAgain ? 'refresh' : reason)
    const keep = fetched?.keep ?? cache.asked()
    const mine = (listing.load = fetched?.controller ?? new AbortController())
    listings.notify(listing)
    if (fetched) port.asking(requestAddress(to, names()))
    const answer = await (fetched?.answer ?? requestListingToShow(context, port, { to, fields, signal: mine.signal }).catch(unreadable))
    await (isAgain ? port.free() : ready)
    // Something else is wanted by now.
    if (listing.load !== mine) return
    listing.load = undefined
    if (isAgain && answer.kind === 'redirect') return
    if (!answers.apply(listing, asked, answer)) return answers.fail(listing, reason, answer)
    const html = answer.kind === 'listing' ? answer.listings[port.name] : undefined
    if (html !== undefined && !fields) keep(key, html)
  }
  const load: ListingRequests['load'] = async (listing, wanted) => {
    const { to, reason, fields } = wanted
    listing.load?.abort()
    listing.keepPrinted?.(keyOf(listing, listing.shown), listing.port.printed)
    Object.assign(listing, { load: undefined, isLeaving: false, keepPrinted: undefined, wanted: to })
    const key = keyOf(listing, to)
    const fetched = context.ahead?.takeFetched(fields ? undefined : key)
    // What shows a listing may be on its way still: nothing is shown before that.
    const ready = listing.port.ready()
    const known = fields || fetched || ready ? undefined : cache.get(key)
    listing.isAgain = known !== undefined
    if (known !== undefined) answers.show(listing, questionOf(listing, to, reason), known)
    if (known === undefined || reason !== 'return') await fetch(listing, wanted, { fetched, ready })
  }
  return {
    load,
    loadFor(to, reason, { which = () => true, fields } = {}) {
      for (const listing of listings.all()) {
        const isComing = keyOf(listing, listing.wanted) === keyOf(listing, to) && (listing.load || listings.isShown(listing))
        if (which(listing.port) && !isComing) void load(listing, { to, reason, fields })
      }
    },
  }
}
