/** The global with the platform's parameters for any page of the shop. */
export const PARAMS = 'woocommerce_params'

/** What the unit finds on any page of the shop. */
export const anatomy = {
  sorting: '.woocommerce-ordering select.orderby',
  /** Set on a sorting form by whoever reloads the list without leaving the page. */
  claimed: '[data-tillkit-claimed]',
  quantity: 'input.qty:not(.product-quantity input.qty)',
  /** Links that the server printed as buttons, and those that we make one of. */
  linkButton:
    'a.remove[role="button"], a.woocommerce-remove-coupon[role="button"], a.restore-item[role="button"], ' +
    '.coming-soon-footer-banner-dismiss',
  resultCount: '.woocommerce-result-count',
  /** Lists that the blocks reload by themselves, and speak of. */
  blockFilters: '[data-wp-interactive="woocommerce/product-filters"]',
  comingSoon: '#coming-soon-footer-banner',
  password: '.woocommerce form input[type="password"]',
  hinted: '.woocommerce-input-wrapper:has(> span.description)',
} as const

/** jQuery events of the platform's after which a new notice takes the focus: the cart was changed. */
export const CART_CHANGED = 'item_removed_from_classic_cart updated_wc_div'

/** How long a notice waits for its focus, in ms: screen readers first say what the page has done. */
export const FOCUS_DELAY = 500

/** How long the number of results waits to be said, in ms: after what the page says of itself. */
export const RESULTS_DELAY = 2000
