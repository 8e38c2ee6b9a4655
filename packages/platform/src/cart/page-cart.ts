import { createLife, listen, readCookie, type EndableLife, type Life } from '@tillkit/dom'
import { createCartCalls, type CartCalls } from './calls.ts'
import { CART_COOKIES } from './cookies.ts'
import { onCart, raiseNative, type CartEventMap } from './events.ts'
import { bridgeCartEvents } from './legacy-events.ts'
import { guardFocus } from './notices.ts'
import { createQueue, type Queue } from '../requests/queue.ts'

/** The page's one basket, which all units share. */
export interface PageCart {
  /** Every change of the basket goes through it. */
  readonly queue: Queue
  readonly calls: CartCalls
  /**
   * Notes that what the page shows is the basket of this moment. To be said after an answer was taken in, so that
   * the page's own changes are not taken for those of another tab.
   */
  noteShown(): void
  /**
   * What became of the basket last since the page came, for a unit whose code came after it; undefined when nothing did.
   * @param names what the unit would have heard of. Default all
   */
  news<Name extends CartNews['name']>(names?: readonly Name[]): Extract<CartNews, { readonly name: Name }> | undefined
}

/** What may become of the basket: a change, an answer that was shown, or a wish that it be asked for anew. */
const NEWS = ['added', 'removed', 'refreshed', 'updated', 'emptied', 'refresh'] as const

/** An event of the basket. */
export type CartNews = { [Name in (typeof NEWS)[number]]: { readonly name: Name; readonly detail: CartEventMap[Name] } }[(typeof NEWS)[number]]

interface Shared {
  readonly cart: PageCart
  readonly life: EndableLife
  units: number
}

let shared: Shared | undefined

/**
 * Joins the page's basket for as long as the life lasts. The first to join starts what listens for all: the
 * platform's events, the blocks', and pages that come back or into view with another basket than they show. The last
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
  // The basket belongs to no unit: what its listeners throw is the page's error.
  const life = createLife((cause) => reportError(cause))
  const queue = createQueue()
  bridgeCartEvents(life)
  guardFocus(life)
  listen(life, window, 'pagehide', () => queue.flush())
  const cart = { queue, calls: createCartCalls(), noteShown: watchCookie(life), news: followNews(life) }
  return { cart, life, units: 0 }
}

function followNews(life: Life): PageCart['news'] {
  let all: CartNews[] = []
  for (const name of NEWS) {
    onCart(name, (detail) => {
      all = [{ name, detail } as CartNews, ...all.filter((one) => one.name !== name)]
    }, life)
  }
  return (names: readonly string[] = NEWS) => all.find(({ name }) => names.includes(name)) as never
}

/**
 * Pages that come back from the browser's memory, and tabs that come into view, may show a basket that has changed
 * elsewhere. The platform's cookie tells.
 */
function watchCookie(life: Life): () => void {
  let shown = readCookie(CART_COOKIES.hash)
  const look = () => {
    const now = readCookie(CART_COOKIES.hash)
    if (document.visibilityState === 'hidden' || now === shown) return
    shown = now
    raiseNative('refresh', { source: 'tillkit', reason: 'return' })
  }
  // Also when a window beside another one is touched: neither of them was hidden.
  for (const type of ['pageshow', 'focus']) listen(life, window, type, look)
  listen(life, document, 'visibilitychange', look)
  return () => {
    shown = readCookie(CART_COOKIES.hash)
  }
}
