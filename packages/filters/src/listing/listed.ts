import type { Address } from '../address/query.ts'
import type { Keep } from './cache.ts'
import type { ShopPhase } from './listing.state.ts'
import type { ShopPort } from './listing.types.ts'

/** One shop of the page: what it shows, and what it has been asked for. */
export interface Shelf {
  readonly port: ShopPort
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
  /** Ends the listing's request that is under way. */
  load: AbortController | undefined
  /** Whether what is under way is shown already, as it was before. */
  isAgain: boolean
  /** How many changes of the basket are under way, whose answers bring a listing. */
  changes: number
  /** Whether an answer has led elsewhere, and the browser is going there. */
  isLeaving: boolean
}

/** A question to the shop, by the address that it was asked with. */
export interface Question {
  readonly to: Address
  readonly at: number
}

/** A shelf that shows what the page came with. */
export function createShelf(port: ShopPort, shown: Address, keepPrinted: Keep): Shelf {
  return { port, keepPrinted, shown, wanted: shown, asked: 0, answered: 0, load: undefined, isAgain: false, changes: 0, isLeaving: false }
}

/** How far a shop is, which follows from what it shows and what is under way. */
export function phaseOf({ isLeaving, load, isAgain, changes }: Shelf, isShown: boolean): ShopPhase {
  if (isLeaving || (load && !isAgain) || changes > 0) return 'loading'
  return isShown ? 'ready' : 'failed'
}
