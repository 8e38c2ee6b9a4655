import { CACHE_NAMES, LINES, cartFragments } from '@tillkit/testing'
import type { Page } from 'playwright-core'

/** What a visitor's browser brings along. */
export interface Visitor {
  /** The platform's cookies: the hash, and that there is something in the cart. */
  cookieHash?: string
  /** What an earlier page of the session has kept. */
  kept?: { fragments?: Record<string, string>; hash: string; hoursAgo?: number }
  /** Whether the browser refuses storage. */
  isBlocked?: boolean
}

export const HOUR = 60 * 60 * 1000
/** Fragments that show one line more than the page's HTML. */
export const KEPT = cartFragments({ lines: [...LINES, { key: 'k3', productId: 5, sku: 'X', name: 'Kept ribbon', quantity: 1, unitPrice: 2 }] })

/** Prepares a visitor's browser before the page is opened; for `before`. */
export function asVisitor({ cookieHash, kept, isBlocked = false }: Visitor): (page: Page) => Promise<void> {
  return async (page) => {
    if (cookieHash !== undefined) {
      const at = { domain: '127.0.0.1', path: '/' }
      await page.context().addCookies([
        { name: 'woocommerce_cart_hash', value: cookieHash, ...at },
        { name: 'woocommerce_items_in_cart', value: '1', ...at },
      ])
    }
    await page.addInitScript(prepare, {
      names: CACHE_NAMES,
      kept: kept && { hash: kept.hash, text: JSON.stringify(kept.fragments ?? KEPT), age: (kept.hoursAgo ?? 1) * HOUR },
      isBlocked,
    })
  }
}

interface Prepared {
  names: typeof CACHE_NAMES
  kept: { hash: string; text: string; age: number } | undefined
  isBlocked: boolean
}

function prepare({ names, kept, isBlocked }: Prepared): void {
  if (isBlocked) {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: denied })
    return
  }
  if (!kept || sessionStorage.getItem('prepared')) return
  sessionStorage.setItem('prepared', 'yes')
  sessionStorage.setItem(names.fragment_name, kept.text)
  sessionStorage.setItem(names.cart_hash_key, kept.hash)
  localStorage.setItem(names.cart_hash_key, kept.hash)
  sessionStorage.setItem('wc_cart_created', String(Date.now() - kept.age))
}

/** The hashes that the browser keeps: the session's, and the one that tabs share. */
export function keptHashes(page: Page): Promise<(string | null)[]> {
  return page.evaluate(({ cart_hash_key }) => [sessionStorage, localStorage].map((store) => store.getItem(cart_hash_key)), CACHE_NAMES)
}
