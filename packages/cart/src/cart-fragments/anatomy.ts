/** The global with the platform's parameters for fragments. */
export const PARAMS = 'wc_cart_fragments_params'

/** A part of the widget that a theme wants hidden while the cart is empty. The script tag knows it too. */
export const HIDE_IF_EMPTY = '.hide_cart_widget_if_empty'

/** What the unit finds on the server's pages. */
export const anatomy = {
  hideIfEmpty: HIDE_IF_EMPTY,
  widget: '.widget_shopping_cart',
} as const

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
