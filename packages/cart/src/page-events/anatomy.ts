/** The global with the platform's parameters for any page of the shop. */
export const PARAMS = 'woocommerce_params'

/**
 * What has something to do only when somebody comes to it: sorting (a script may have put a list of its own into the form),
 * hints, and links that are printed as buttons, for Space.
 */
export const TOUCHED = '.woocommerce-ordering,.woocommerce-input-wrapper:has(>.description),a[role=button]:is(.remove,.woocommerce-remove-coupon,.restore-item)'

/**
 * What has something to do as it stands: notices, passwords, quantities below the least order (text fields of themes may be),
 * and the forms of cart and checkout, whose scripts call the platform's scrolling.
 */
export const UNTOUCHED =
  '.woocommerce form [type=password],[role=alert]:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner),.qty:is(:out-of-range,[type=text][min]),.woocommerce-cart-form,form.woocommerce-checkout,#order_review'

/** What the unit finds on any page of the shop. */
export const anatomy = {
  sorting: '.woocommerce-ordering select.orderby',
  /** Set on a sorting form by whoever reloads the list without leaving the page. */
  claimed: '[data-tillkit-claimed]',
  quantity: 'input.qty:not(.product-quantity input.qty)',
  /** Links that the server printed as buttons. */
  linkButton: 'a.remove[role="button"], a.woocommerce-remove-coupon[role="button"], a.restore-item[role="button"]',
  resultCount: '.woocommerce-result-count',
  /** Lists that the blocks reload by themselves, and speak of. */
  blockFilters: '[data-wp-interactive="woocommerce/product-filters"]',
  password: '.woocommerce form input[type="password"]',
  /** A field's wrapper, those of them with a hint, and the hint. */
  fieldWrapper: '.woocommerce-input-wrapper',
  hinted: '.woocommerce-input-wrapper:has(> span.description)',
  hint: ':scope > span.description',
} as const

/** Classes that the platform's style sheet knows around a password. */
export const passwordClasses = {
  wrapper: 'password-input',
  toggle: 'show-password-input',
  /** On the button while the password shows. */
  shown: 'display-password',
  /** Fields that are wrapped here where they stand in no wrapper. */
  ownField: 'woocommerce-Input',
} as const

/** The platform's words for the button that shows a password, in its parameters. */
export const passwordWords = { show: 'i18n_password_show', hide: 'i18n_password_hide' } as const

/** jQuery events of the platform's after which a new notice takes the focus: the cart was changed. */
export const CART_CHANGED = 'item_removed_from_classic_cart updated_wc_div'

/** How long a notice waits for its focus, in ms: screen readers first say what the page has done. */
export const FOCUS_DELAY = 500

/** How long the number of results waits to be said, in ms: after what the page says of itself. */
export const RESULTS_DELAY = 2000
