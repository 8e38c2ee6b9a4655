import { createLife, listen, type EndableLife, type Life } from '@tillkit/dom'
import { createCartCalls, type CartCalls } from './cart-calls.ts'
import { cartNow, changeBehind, readingCart } from './cart-now.ts'
import { onCart, raiseNative, type CartEventMap } from './news/events.ts'
import { bridgeCartEvents } from './legacy-events.ts'
import { followPageLeft } from '../requests/shop/call-shop.ts'
import { guardFocus } from './notices.ts'
import { createQueue, type Queue } from '../requests/queue/queue.ts'

/** The page's one cart, which all units share. */
export interface PageCart {
  /** Every change of the cart goes through it. */
  readonly queue: Queue
  readonly calls: CartCalls
  /**
   * Notes that what the page shows is the cart of this moment. To be said after an answer was taken in, so that
   * the page's own changes are not taken for those of another tab.
   */
  rememberShown(): void
  /**
   * What became of the cart last since the page came, for a unit whose code came after it; undefined when nothing did.
   * @param names what the unit would have heard of. Default all
   */
  lastEvent<Name extends LastCartEvent['name']>(names?: readonly Name[]): Extract<LastCartEvent, { readonly name: Name }> | undefined
}

/** What may become of the cart: a change, an answer that was shown, or a request to ask for it anew. */
const REMEMBERED = ['added', 'removed', 'refreshed', 'updated', 'emptied', 'refresh'] as const

/** An event of the cart. */
export type LastCartEvent = { [Name in (typeof REMEMBERED)[number]]: { readonly name: Name; readonly detail: CartEventMap[Name] } }[(typeof REMEMBERED)[number]]

interface Shared {
  readonly cart: PageCart
  readonly life: EndableLife
  units: number
}

let shared: Shared | undefined

/**
 * Joins the page's cart for as long as the life lasts. The first to join starts what listens for all: the
 * platform's events, the blocks', and pages that come back or into view with another cart than they show. The last
 * to leave ends it, and the next page of a test starts with a new one.
 */
export function joinCart(life: Life): PageCart {
  const mine = (shared ??= open())
  mine.units += 1
  life.onEnd(() => {
    mine.units -= 1
    if (mine.units > 0) return
    mine.life.end()
    if (shared === mine) shared = undefined
  })
  return mine.cart
}

function open(): Shared {
  // The cart belongs to no unit: what its listeners throw is the page's error.
  const life = createLife((cause) => reportError(cause))
  const queue = createQueue(readingCart)
  bridgeCartEvents(life)
  guardFocus(life)
  followPageLeft(life)
  listen(life, window, 'pagehide', () => queue.flush())
  const cart = { queue, calls: createCartCalls(), rememberShown: watchCookie(life), lastEvent: followLastEvent(life) }
  return { cart, life, units: 0 }
}

function followLastEvent(life: Life): PageCart['lastEvent'] {
  let all: LastCartEvent[] = []
  for (const name of REMEMBERED) {
    onCart(name, (detail) => {
      all = [{ name, detail } as LastCartEvent, ...all.filter((one) => one.name !== name)]
    }, life)
  }
  return (names: readonly string[] = REMEMBERED) => all.find(({ name }) => names.includes(name)) as never
}

/**
 * Pages that come back from the browser's memory, and tabs that come into view, may show a cart that has changed
 * elsewhere. The platform's cookie tells.
 */
function watchCookie(life: Life): () => void {
  let shown = cartNow()
  const look = () => {
    const now = cartNow()
    if (document.visibilityState === 'hidden' || now === changeBehind(shown)) return
    shown = now
    raiseNative('refresh', { source: 'tillkit', reason: 'return' })
  }
  // Also when a window beside another one is touched: neither of them was hidden.
  for (const type of ['pageshow', 'focus']) listen(life, window, type, look)
  listen(life, document, 'visibilitychange', look)
  return () => {
    shown = cartNow()
  }
}
