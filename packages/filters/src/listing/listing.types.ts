import type { FormField } from '@tillkit/platform/requests'
import type { CallShop } from '@tillkit/platform'
import type { PageCart } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { Html, ListingAnswer } from './listing.schema.ts'
import type { Filter } from '../choices/filter.ts'
import type { Keep } from './cache.ts'
import type { Aliases, ListedShop } from '../address/listing-address.ts'
import type { Address } from '../address/query.ts'
import type { Entries } from '../address/history.ts'
import type { State } from './listing.state.ts'

/** Fields of a request beside those that name what is asked for. */
export type Fields = Readonly<Record<string, FormField>>

/** A panel that shows choices. */
export interface Panel {
  readonly id: string
  readonly filters: readonly Filter[]
  /** Whether choices wait for its Apply button. */
  readonly defers: boolean
}

/** Why a listing is loaded: it decides what happens to scroll and focus. A `refresh` was asked for by nobody. */
export type Reason = 'filter' | 'order' | 'page' | 'link' | 'return' | 'add' | 'retry' | 'refresh'

/** A shop on the page, as the store drives it. */
export interface ShopPort {
  /** The class that the server knows it by: `ags_woo_shop_plus_0`. */
  readonly name: string
  /** The listing that the page came with. */
  readonly printed: string
  /** The name of its order's parameter. */
  readonly order: string
  /** What addresses mean to it now: a shop may move or be shown instead of another. */
  listed(): ListedShop
  /** Told the address that the shop is asked by. */
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
  take(key: string | undefined): Fetched | undefined
  drop(): void
}

/** When a choice is applied, where its panel does not wait for a button; `later` is with whatever is applied next. */
export type Moment = 'now' | 'typed' | 'slid' | 'later'

/** The page's listings: one state, and what is done to it. */
export interface Listing extends StoreApi<State> {
  addPanel(panel: Panel): () => void
  addShop(shop: ShopPort): () => void
  /** Learns the shop's names, which rewrites nothing by itself. */
  setAliases(aliases: Aliases): void
  choose(filter: Filter, values: readonly string[], moment?: Moment): void
  /** Writes a panel's choices into the address, or into another to begin from, and loads the target, with fields of others. */
  apply(panel: string, from?: Address, fields?: Fields): void
  /** Takes back choices of a panel, of all its sections or of one, and applies that at once. */
  clear(panel: string, filter?: string): void
  /** Chooses again what the last clearing of a whole panel took. */
  undo(): void
  order(shop: string, value: string): void
  turn(shop: string, page: number): void
  /** Goes to another address of this listing, as a category's link does. */
  follow(address: Address): void
  retry(shop: string): void
  /** How far the page was scrolled when the present entry of the history was left. */
  keptTop(): number | undefined
  /** The browser went back or forward. */
  returned(): void
  /** The browser shows this page again that was being left. */
  cameBack(): void
  /** Changes the cart in the page's one line of changes, and shows the listing that comes with the answer. */
  change(shop: string, fields: Fields): Promise<ListingAnswer>
  /** Another shop has become the target: it loads what the address says, unless it shows that. */
  retarget(): void
  /** Loads a page of the shop that will probably be wanted, where the shop is not busy with what is wanted now. */
  prefetch(shop: string, page: number, createAhead: (now: () => number) => Ahead): void
  /** The cart has changed: kept answers may be out of date. */
  forget(): void
  setPrices(prices: State['prices']): void
  setCounts(counts: Pick<State, 'counts' | 'totals' | 'empty'>): void
  end(): void
}
