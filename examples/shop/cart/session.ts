import { createHash, randomUUID } from 'node:crypto'
import { cartHash, createCart, createCheckout, createFaults, createInbox, type BuilderFault, type Cart, type Checkout, type Faults, type FormFault, type Inbox } from '@tillkit/fixtures'
import { CHECKOUT_RULES } from '../checkout/rules.ts'
import { RULES } from './articles.ts'

/** What the shop remembers of a visitor. */
export interface Session {
  readonly id: string
  /** Guards changes against other people's links. */
  readonly nonce: string
  readonly cart: Cart
  /** What the visitor has filled in and ordered. */
  readonly checkout: Checkout
  /** What goes wrong with the visitor's next order. */
  readonly faults: Faults
  /** What the visitor's forms have sent. */
  readonly inbox: Inbox
  /** What goes wrong with the visitor's next form. */
  readonly formFaults: Faults<FormFault>
  /** What goes wrong with the visitor's next form of the form builder's. */
  readonly builderFaults: Faults<BuilderFault>
  /** HTML of notices that the next page shows. */
  notices: string
  /** Whether a campaign has sent the visitor. */
  isFromCampaign: boolean
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
  const cart = createCart([], RULES, { country: 'GB', state: '', city: '', postcode: '' })
  return {
    id,
    nonce: createHash('md5').update(id).digest('hex').slice(0, 10),
    cart,
    checkout: createCheckout(cart, CHECKOUT_RULES),
    faults: createFaults(),
    inbox: createInbox(),
    formFaults: createFaults<FormFault>(),
    builderFaults: createFaults<BuilderFault>(),
    notices: '',
    isFromCampaign: false,
  }
}

/** The platform's cookies for a visitor; an empty cart has none to show. */
export function cookiesOf(session: Session): string[] {
  const kept = `${COOKIE}=${session.id}; Path=/; HttpOnly; SameSite=Lax`
  const hash = cartHash(session.cart)
  const shown = hash === '' ? { items: '', age: '; Max-Age=0' } : { items: '1', age: '' }
  return [
    kept,
    `woocommerce_cart_hash=${hash}; Path=/; SameSite=Lax${shown.age}`,
    `woocommerce_items_in_cart=${shown.items}; Path=/; SameSite=Lax${shown.age}`,
  ]
}
