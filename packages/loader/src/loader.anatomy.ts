import { pageCookies } from './page-cookies.ts'

/** What our script tag says, by its key in `dataset`. */
export const tag = {
  /** The units that may run. */
  units: 'units',
  /** Those that run beside their live legacy script. */
  force: 'force',
  /** The units that there are. */
  table: 'table',
} as const

/** What the platform's scripts and plugins say of the cart through jQuery. */
export const LEGACY_CHANGES = ['added_to_cart', 'removed_from_cart', 'updated_wc_div', 'wc_fragment_refresh']

/** What is said of it natively: by the blocks, and by units of ours, which have told everybody else. */
export const NATIVE_CHANGES = ['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart', 'tillkit:cart-added', 'tillkit:cart-removed', 'tillkit:cart-refresh']

/** Whether there are the platform's cookies that a visitor with a cart has. */
export const hasCartCookies = (): boolean => /woocommerce_(items|cart)/.test(pageCookies())

/** The one of them that changes with the cart. */
export const cartHash = (): string | undefined => /cart_hash=\w*/.exec(pageCookies())?.[0]

/** What the platform's fragments script noted in this tab, where it has seen a cart. */
export const CART_CREATED = 'wc_cart_created'
