import type { Address } from '../../address/address-query.ts'
import type { Keep } from './answer-cache.ts'
import type { ListingPhase } from '../store/listing.state.ts'
import type { Reason, ListingPort } from '../listing.types.ts'
import { relevantAddress, type Names } from '../../address/listing-address.ts'

/** One listing of the page: what it shows, and what it has been asked for. */
export interface ListingState {
  readonly port: ListingPort
  /** Keeps the listing that the page came with, until it is first replaced: then it is an answer like others. */
  keepPrinted: Keep | undefined
  /** What it shows. */
  shown: Address
  /** What it shall show. */
  wanted: Address
  /** Counts what was asked for. */
  asked: number
  /** The question whose answer it shows. */
  answered: number
  /** Ends the listing's request that is in flight. */
  load: AbortController | undefined
  /** Whether what is in flight is shown already, as it was before. */
  isAgain: boolean
  /** How many changes of the cart are in flight, whose answers bring a listing. */
  changes: number
  /** Whether an answer has led elsewhere, and the browser is going there. */
  isLeaving: boolean
}

/** A question to the shop: the address that it is asked with, and why. */
export interface Question {
  readonly to: Address
  /** Its place among the listing's questions: an answer that an older one brings is out of date. */
  readonly at: number
  readonly reason: Reason
}

/** A listing that shows what the page came with. */
export function createListingState(port: ListingPort, shown: Address, keepPrinted: Keep): ListingState {
  return { port, keepPrinted, shown, wanted: shown, asked: 0, answered: 0, load: undefined, isAgain: false, changes: 0, isLeaving: false }
}

/** The listing's next question. */
export function questionOf(listing: ListingState, to: Address, reason: Reason): Question {
  return { to, reason, at: (listing.asked += 1) }
}

/** How far a listing is, which follows from what it shows and what is in flight. */
function phaseOf({ isLeaving, load, isAgain, changes }: ListingState, isShown: boolean): ListingPhase {
  if (isLeaving || (load && !isAgain) || changes > 0) return 'loading'
  return isShown ? 'ready' : 'failed'
}

/** What the page's listings have to know of the page. */
export interface ListingsDeps {
  readonly names: () => Names
  readonly setPhase: (listing: string, phase: ListingPhase) => void
}

/** The page's product listings. Of several of one name, the one that came last counts: a copy, such as a slider makes, is shown while it is there. */
export interface Listings {
  add(listing: ListingState): void
  delete(listing: ListingState): void
  /** Those that count. */
  all(): ListingState[]
  /** The one that counts of a name. */
  find(name: string): ListingState | undefined
  /** Whether it is the one that counts. */
  isHere(listing: ListingState): boolean
  /** By what an answer for an address is kept: the same where the listing shows the same, by its own order and page, and as the target by the filters. */
  keyOf(listing: ListingState, to: Address): string
  /** Whether it shows what it shall show. */
  isShown(listing: ListingState): boolean
  phaseOf(listing: ListingState): ListingPhase
  /** Tells how far a listing is by now. */
  notify(listing: ListingState): void
}

/** Makes an empty collection. */
export function createListings({ names, setPhase }: ListingsDeps): Listings {
  const known: ListingState[] = []
  const find = (name: string) => known.findLast(({ port }) => port.name === name)
  const isHere = (listing: ListingState) => find(listing.port.name) === listing
  const all = () => known.filter(isHere)
  const keyOf = ({ port }: ListingState, to: Address) =>
    `${port.name} ${relevantAddress(to, port.listed(), { names: names(), orders: all().map((one) => one.port.order) })}`
  const isShown = (listing: ListingState) => keyOf(listing, listing.shown) === keyOf(listing, listing.wanted)
  const phase = (listing: ListingState) => phaseOf(listing, isShown(listing))
  return {
    add: (listing) => void known.push(listing),
    delete: (listing) => void known.splice(known.indexOf(listing), 1),
    all,
    find,
    isHere,
    keyOf,
    isShown,
    phaseOf: phase,
    notify(listing) {
      if (isHere(listing)) setPhase(listing.port.name, phase(listing))
    },
  }
}
