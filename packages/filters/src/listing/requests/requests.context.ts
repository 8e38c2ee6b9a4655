import type { Address } from '../../address/address-query.ts'
import type { ListingAnswers } from './listing-answers.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Ahead, ListingDeps } from '../listing.types.ts'
import type { Listings, ListingsDeps } from './listings.ts'

/** What loading has to know of the page's state. */
export interface RequestsOptions extends ListingsDeps {
  readonly deps: ListingDeps
  readonly address: () => Address
}

/** What the parts of loading share. */
export interface RequestsContext extends RequestsOptions {
  readonly listings: Listings
  readonly answers: ListingAnswers
  readonly cache: AnswerCache
  /** What is fetched before it is wanted; its code comes with the first. */
  ahead?: Ahead
}
