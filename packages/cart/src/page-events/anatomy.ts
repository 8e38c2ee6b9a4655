/** What the unit finds on any page of the shop. */
export const anatomy = {
  sorting: '.woocommerce-ordering select.orderby',
  /** Set on a sorting form by whoever reloads the list without leaving the page. */
  claimed: '[data-tillkit-claimed]',
  quantity: 'input.qty:not(.product-quantity input.qty)',
  notice: '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]',
  /** Links that the server printed as buttons. */
  linkButton: 'a.remove[role="button"], a.woocommerce-remove-coupon[role="button"], a.restore-item[role="button"]',
} as const

/** How long a notice waits for its focus, in ms: screen readers first say what the page has done. */
export const FOCUS_DELAY = 500
