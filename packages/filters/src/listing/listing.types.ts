import type { FormField } from '@tillkit/platform/requests'
import type { CallShop } from '@tillkit/platform'
import type { PageCart } from '@tillkit/platform/cart'
import type { Html, ListingAnswer } from './requests/listing.schema.ts'
import type { Keep } from './requests/answer-cache.ts'
import type { Aliases, ListingPlace } from '../address/listing-address.ts'
import type { Address } from '../address/address-query.ts'
import type { Entries } from '../address/history-entries.ts'

/** Fields of a request beside those that name what is asked for. */
export type Fields = Readonly<Record<string, FormField>>

/** Why a listing is loaded: it decides what happens to scroll and focus. A `refresh` was asked for by nobody. */
export type Reason = 'filter' | 'order' | 'page' | 'link' | 'return' | 'add' | 'retry' | 'refresh'

/** A product listing on the page, as the store drives it. */
export interface ListingPort {
  /** The class that the server knows it by: `ags_woo_shop_plus_0`. */
  readonly name: string
  /** The listing that the page came with. */
  readonly printed: string
  /** The name of its order's parameter. */
  readonly order: string
  /** What addresses mean to it now: a listing may move or be shown instead of another. */
  listed(): ListingPlace
  /** Told the address that it is asked for by. */
  asking(url: string): void
  /** Puts what the shop answered on the page; by a `refresh` only what is new. */
  show(html: string, reason: Reason): void
  /** Resolves when what shows a new listing is there; undefined where it is. */
  ready(): Promise<void> | undefined
  /** Resolves once the shopper's hand is off the listing, so that nothing is taken away under it. */
  free(): Promise<void>
  /** Told when an answer could not be had, and why. The last listing stays. */
  failed(reason: Reason, cause: unknown): void
}

/** What the store needs of the browser. */
export interface ListingDeps {
  readonly browser: Entries & {
    address(): Address
    /** @returns whether the page is being left: not for what is no page's address */
    leave(url: string): boolean
  }
  readonly page: {
    /** How many panels there are. */
    panels(): number
    /** Calls back when what other scripts do once the page is ready has been done. */
    whenReady(run: () => void): void
  }
  readonly call: CallShop
  /** The page's one line of changes. */
  readonly cart: { readonly queue: Pick<PageCart['queue'], 'change'> }
  /** The classes of the page's notices, and how they are filled. */
  readonly notices: { names(): readonly string[]; show(html: Html): void }
  /** What the page says of aliases. */
  readonly aliases: Aliases
  /** When answers grow old; `performance.now` in a page. */
  readonly now: () => number
}

/** A page of a listing that was fetched, or is being fetched, before it is wanted. */
export interface Fetched {
  readonly answer: Promise<ListingAnswer>
  /** Ends its request. */
  readonly controller: AbortController
  readonly keep: Keep
}

/** The one request of the page for what will probably be wanted. */
export interface Ahead {
  /** Fetches something, unless it is there, or something else is under way. */
  fetch(key: string, keep: Keep, ask: (signal: AbortSignal) => Promise<ListingAnswer>): void
  /** What was fetched for the load that begins now, which joins that request. Anything else is given up: it would only delay the load. */
  takeFetched(key: string | undefined): Fetched | undefined
  drop(): void
}
