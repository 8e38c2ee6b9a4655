/** The global with the platform's parameters for fragments. */
export const PARAMS = 'wc_cart_fragments_params'

/** A part of the widget that a theme wants hidden while the cart is empty. The script tag knows it too. */
export const HIDE_IF_EMPTY = '.hide_cart_widget_if_empty'

/** A cart in a theme's header, whose widget opens under the pointer or the focus. The script tag knows it. */
export const HEADER_CART = '.site-header-cart'

/** What the unit finds on the server's pages. */
export const anatomy = {
  hideIfEmpty: HIDE_IF_EMPTY,
  widget: '.widget_shopping_cart',
} as const

/** The sign of the currency in a price, and the words beside it that say whether tax is in it. */
export const PRICE_WORDS = ['woocommerce-Price-currencySymbol', 'tax_label'] as const

/** What WordPress says on the body of a page that it prints for somebody who is logged in. */
export const LOGGED_IN = 'logged-in'

/** What the widget shows of the cart. The script tag knows it. */
export const WIDGET_CONTENT = '.widget_shopping_cart_content'

/** The jQuery event of the platform's that only this unit raises. */
export const events = { failed: 'wc_fragments_ajax_error' } as const

/** What the untouched part has done of the unit's work. */
export const shown = {
  nothing: 'nothing',
  /** What was kept stands in the page. */
  kept: 'kept',
  /** Another tab has changed the cart since. */
  outdated: 'outdated',
} as const
