import { createHash, randomUUID } from 'node:crypto'
import type { VariationFixture } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'

/** One line of a visitor's basket. */
export interface Entry {
  product: ShopProduct
  variation?: VariationFixture
  quantity: number
}

/** Where an order would go. */
export interface Address {
  country: string
  state: string
  city: string
  postcode: string
}

/** What the shop remembers of a visitor. */
export interface Session {
  readonly id: string
  /** Guards changes against other people's links. */
  readonly nonce: string
  /** By cart item key, in the order in which they were added. */
  readonly entries: Map<string, Entry>
  /** Lines that were taken out, for "Undo?". */
  readonly removed: Map<string, Entry>
  readonly coupons: Set<string>
  shipping: string
  address: Address
  /** HTML of notices that the next page shows. */
  notices: string
}

const COOKIE = 'wp_woocommerce_session_brightwell'

/** The visitors of one shop. They are forgotten when it closes. */
export interface Sessions {
  /** The visitor that a request's cookies name, else a new one. */
  of(cookies: string | undefined): Session
}

/** Makes the memory of one shop. */
export function createSessions(): Sessions {
  const known = new Map<string, Session>()
  return {
    of(cookies = '') {
      const id = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(cookies)?.[1]
      const there = id === undefined ? undefined : known.get(id)
      if (there) return there
      const made = createSession()
      known.set(made.id, made)
      return made
    },
  }
}

function createSession(): Session {
  const id = randomUUID()
  return {
    id,
    nonce: createHash('md5').update(id).digest('hex').slice(0, 10),
    entries: new Map(),
    removed: new Map(),
    coupons: new Set(),
    shipping: 'flat_rate:1',
    address: { country: 'GB', state: '', city: '', postcode: '' },
    notices: '',
  }
}

/** The platform's cookies for a visitor; an empty basket has none to show. */
export function cookiesOf(session: Session, hash: string): string[] {
  const kept = `${COOKIE}=${session.id}; Path=/; HttpOnly; SameSite=Lax`
  const shown = session.entries.size > 0 ? { hash, items: '1', age: '' } : { hash: '', items: '', age: '; Max-Age=0' }
  return [
    kept,
    `woocommerce_cart_hash=${shown.hash}; Path=/; SameSite=Lax${shown.age}`,
    `woocommerce_items_in_cart=${shown.items}; Path=/; SameSite=Lax${shown.age}`,
  ]
}
