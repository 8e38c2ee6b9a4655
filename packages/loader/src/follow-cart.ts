import { type Life, listen } from '@tillkit/dom'
import { requestIdle } from '@tillkit/mount'
import { keepMissed } from '@tillkit/platform/cart'
import { CART_CREATED, cartHash, hasCartCookies, LEGACY_CHANGES, NATIVE_CHANGES } from './loader.anatomy.ts'
import { pageCookies } from './page-cookies.ts'

/**
 * Follows the cart while no unit of ours does: keeps what is said of it for the first that comes.
 * @param changed told at each change
 */
export function followCart(life: Life, changed: () => void): void {
  const hear = life.guard(({ type }: { readonly type: string }, ...args: unknown[]) => {
    keep({ type, args })
    changed()
  })
  const keep = keepMissed()
  // jQuery calls what an element has under such a name, with all that was passed, whether it comes before or after us.
  const call = (listener: unknown) => Object.assign(document.body, Object.fromEntries(LEGACY_CHANGES.map((type) => [`on${type}`, listener])))
  call(hear)
  life.onEnd(() => call(null))
  for (const type of NATIVE_CHANGES) listen(life, document, type, hear, { capture: true })
  // In an idle moment: cookies are asked of another process, which a page that is being built would wait for.
  requestIdle(() => {
    const shown = cartHash()
    // A page that comes back, or into view, may show another cart than there is by now.
    for (const type of ['pageshow', 'focus']) {
      listen(life, window, type, (event) => cartHash() === shown || hear(event))
    }
  })
}

/** What a visit is, for triggers that are only for one. */
export const VISITS = {
  query: () => location.search,
  return: () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward',
  /** By the platform's cookies, or by what its fragments script noted in this tab. */
  cart() {
    try {
      return hasCartCookies() || sessionStorage.getItem(CART_CREATED)
    } catch {
      // Closed to us, as it is to whoever would have kept a cart.
      return false
    }
  },
} as const

/** Whether the address' query or a cookie has what a trigger is only for. */
export function isNamed(pattern: string): boolean {
  return new RegExp(pattern).test(`${location.search};${pageCookies()}`)
}
