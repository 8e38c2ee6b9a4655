import { form, unusable } from '@tillkit/platform/requests'
import { requestAddress, type Names } from '../../address/listing-address.ts'
import type { Address } from '../../address/address-query.ts'
import { requests } from '../../filters.anatomy.ts'
import { readAnswer, type ListingAnswer } from './listing.schema.ts'
import type { Fields, ListingDeps, ListingPort } from '../listing.types.ts'

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
