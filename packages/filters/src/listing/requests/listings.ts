import { concernOf, type Names } from '../../address/listing-address.ts'
import type { Address } from '../../address/address-query.ts'
import type { ShopPhase } from '../store/listing.state.ts'
import { phaseOf, type ShopState } from './listing-load-state.ts'

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
