/** The global that the platform prints for its attribution, on every page of a shop. */
export const PARAMS = 'wc_order_attribution'

/** The global of the platform's own library, which gateways read. */
export const LIBRARY = 'sbjs'

/** The element that the platform prints where an order's fields are to stand. */
export const INPUTS = 'wc-order-attribution-inputs'

/** Forms that such an element belongs into, also where the platform has printed none. */
export const FORMS = 'form.checkout,form.register'

/** The blocks by which an order can be placed. */
export const BLOCKS = '.wp-block-woocommerce-checkout,.wp-block-woocommerce-cart'

/** What a page has on it that an order or a registration can start from. */
export const FILLED = `${INPUTS},${FORMS},${BLOCKS}`

/** What begins the names of the fields where the platform prints nothing else. */
export const PREFIX = 'wc_order_attribution_'

/** Where the blocks' stores are: `wp.data`. */
export const STORES = { global: 'wp', member: 'data' } as const

/** The blocks' store for the checkout, its part for attribution, and what writes it: by today's name, and by that before 9.9. */
export const CHECKOUT_STORE = 'wc/store/checkout'
export const EXTENSION = 'woocommerce/order-attribution'
export const EXTENSION_SETTERS = ['setExtensionData', '__internalSetExtensionData'] as const

/** The library's cookies, by what it calls them. */
export const cookies = {
  migrations: 'sbjs_migrations',
  current_add: 'sbjs_current_add',
  first_add: 'sbjs_first_add',
  current: 'sbjs_current',
  first: 'sbjs_first',
  udata: 'sbjs_udata',
  session: 'sbjs_session',
  promo: 'sbjs_promo',
} as const

/** What stands between the pairs of a cookie. */
export const SEPARATOR = '|||'

/** What a cookie says where there is nothing to say. */
export const NONE = '(none)'

/** The library's one migration: away from a separator of one stroke. */
export const MIGRATION = '1418474375998=1'

/** How the WP Consent API tells of a choice: `{[category]: 'allow' | 'deny'}`. */
export const CONSENT_CHOICE = 'wp_listen_for_consent_change'
