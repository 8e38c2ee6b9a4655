import type { Address } from '../../address/address-query.ts'
import type { Keep } from './answer-cache.ts'
import type { ShopPhase } from '../store/listing.state.ts'
import type { Reason, ShopPort } from '../listing.types.ts'
import { concernOf, type Names } from '../../address/listing-address.ts'

/** One shop of the page: what it shows, and what it has been asked for. */
export interface ShopState {
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
  /** Its place among the shop's questions: an answer that an older one brings is out of date. */
  readonly at: number
  readonly reason: Reason
}

/** A shop that shows what the page came with. */
export function createShopState(port: ShopPort, shown: Address, keepPrinted: Keep): ShopState {
  return { port, keepPrinted, shown, wanted: shown, asked: 0, answered: 0, load: undefined, isAgain: false, changes: 0, isLeaving: false }
}

/** The shop's next question. */
export function questionOf(shop: ShopState, to: Address, reason: Reason): Question {
  return { to, reason, at: (shop.asked += 1) }
}

/** How far a shop is, which follows from what it shows and what is in flight. */
export function phaseOf({ isLeaving, load, isAgain, changes }: ShopState, isShown: boolean): ShopPhase {
  if (isLeaving || (load && !isAgain) || changes > 0) return 'loading'
  return isShown ? 'ready' : 'failed'
}

/** What the page's shops have to know of the page. */
export interface ShopsDeps {
  readonly names: () => Names
  readonly setPhase: (shop: string, phase: ShopPhase) => void
}

/** The page's shops. Of several of one name, the one that came last counts: a copy, such as a slider makes, is shown while it is there. */
export interface Shops {
  add(shop: ShopState): void
  delete(shop: ShopState): void
  /** Those that count. */
  all(): ShopState[]
  /** The one that counts of a name. */
  find(name: string): ShopState | undefined
  /** Whether it is the one that counts. */
  isHere(shop: ShopState): boolean
  /** By what an answer for an address is kept: the same where the shop shows the same, by its own order and page, and as the target by the filters. */
  keyOf(shop: ShopState, to: Address): string
  /** Whether it shows what it shall show. */
  isShown(shop: ShopState): boolean
  phaseOf(shop: ShopState): ShopPhase
  /** Tells how far a shop is by now. */
  tell(shop: ShopState): void
}

/** Makes an empty collection. */
export function createShops({ names, setPhase }: ShopsDeps): Shops {
  const known: ShopState[] = []
  const find = (name: string) => known.findLast(({ port }) => port.name === name)
  const isHere = (shop: ShopState) => find(shop.port.name) === shop
  const all = () => known.filter(isHere)
  const keyOf = ({ port }: ShopState, to: Address) =>
    `${port.name} ${concernOf(to, port.listed(), { names: names(), orders: all().map((one) => one.port.order) })}`
  const isShown = (shop: ShopState) => keyOf(shop, shop.shown) === keyOf(shop, shop.wanted)
  const phase = (shop: ShopState) => phaseOf(shop, isShown(shop))
  return {
    add: (shop) => void known.push(shop),
    delete: (shop) => void known.splice(known.indexOf(shop), 1),
    all,
    find,
    isHere,
    keyOf,
    isShown,
    phaseOf: phase,
    tell(shop) {
      if (isHere(shop)) setPhase(shop.port.name, phase(shop))
    },
  }
}
