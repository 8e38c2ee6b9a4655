import { readCookie } from '@tillkit/dom'
import { createCartCalls, type CartCalls } from './calls.ts'
import { CART_COOKIES } from './cookies.ts'
import { raiseNative } from './events.ts'
import type { ListeningLife } from '../jquery.ts'
import { bridgeCartEvents } from './legacy-events.ts'
import { guardFocus } from './notices.ts'
import { createCartQueue, type CartQueue } from './queue.ts'

/** The page's one basket, which all units share. */
export interface PageCart {
  /** Every change of the basket goes through it. */
  readonly queue: CartQueue
  readonly calls: CartCalls
  /**
   * Notes that what the page shows is the basket of this moment. To be said after an answer was taken in, so that
   * the page's own changes are not taken for those of another tab.
   */
  noteShown(): void
}

interface Shared {
  readonly cart: PageCart
  readonly life: AbortController
  units: number
}

let shared: Shared | undefined

/**
 * Joins the page's basket for as long as the signal lasts. The first to join starts what listens for all: the
 * platform's events, the blocks', and pages that come back or into view with another basket than they show. The last
 * to leave ends it, and the next page of a test starts with a new one.
 */
export function joinCart(signal: AbortSignal): PageCart {
  const mine = (shared ??= open())
  mine.units += 1
  const leave = () => {
    mine.units -= 1
    if (mine.units > 0) return
    mine.life.abort()
    if (shared === mine) shared = undefined
  }
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return mine.cart
}

function open(): Shared {
  const life = new AbortController()
  const queue = createCartQueue()
  bridgeCartEvents(lifeOf(life.signal))
  guardFocus(lifeOf(life.signal))
  window.addEventListener('pagehide', () => queue.flush(), { signal: life.signal })
  return { cart: { queue, calls: createCartCalls(), noteShown: watchCookie(life.signal) }, life, units: 0 }
}

/** The basket belongs to no unit: what its listeners throw is the page's error. */
function lifeOf(signal: AbortSignal): ListeningLife {
  return {
    signal,
    onEnd: (undo) => signal.addEventListener('abort', undo),
    guard:
      (work) =>
      (...args) => {
        try {
          work(...args)
        } catch (cause) {
          reportError(cause)
        }
      },
  }
}

/**
 * Pages that come back from the browser's memory, and tabs that come into view, may show a basket that has changed
 * elsewhere. The platform's cookie tells.
 */
function watchCookie(signal: AbortSignal): () => void {
  let shown = readCookie(CART_COOKIES.hash)
  const look = () => {
    const now = readCookie(CART_COOKIES.hash)
    if (document.visibilityState === 'hidden' || now === shown) return
    shown = now
    raiseNative('refresh', { source: 'tillkit', reason: 'return' })
  }
  // Also when a window beside another one is touched: neither of them was hidden.
  for (const type of ['pageshow', 'focus']) window.addEventListener(type, look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => {
    shown = readCookie(CART_COOKIES.hash)
  }
}
