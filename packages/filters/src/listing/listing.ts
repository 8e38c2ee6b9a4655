import type { StoreApi } from 'zustand/vanilla'
import type { Address } from '../address/address-query.ts'
import type { Aliases } from '../address/listing-address.ts'
import type { Filter } from '../choices/filter.ts'
import type { State } from './store/listing.state.ts'
import type { Fields, ListingPort } from './listing.types.ts'
import type { RequestsContext } from './requests/requests.context.ts'

/** A panel that shows choices. */
export interface Panel {
  readonly id: string
  readonly filters: readonly Filter[]
  /** Whether choices wait for its Apply button. */
  readonly defers: boolean
}

/** When a choice is applied, where its panel does not wait for a button; `later` is with whatever is applied next. */
export type Moment = 'now' | 'typed' | 'slid' | 'later'

/** The page's listings: one state, and what is done to it. */
export interface Listing extends StoreApi<State> {
  addPanel(panel: Panel): () => void
  addShop(listing: ListingPort): () => void
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
  /** Another listing has become the target: it loads what the address says, unless it shows that. */
  retarget(): void
  /** The cart has changed: kept answers may be out of date. */
  forget(): void
  /** What listings are loaded with: for what code that comes with a touch does with them. */
  readonly loading: RequestsContext
  setPrices(prices: State['prices']): void
  setCounts(counts: Pick<State, 'counts' | 'totals' | 'empty'>): void
  end(): void
}
