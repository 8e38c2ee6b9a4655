/** What the unit answers without leaving the page. The script tag knows it too. */
export const OWN_LINK = '.woocommerce-cart-form .product-remove > a, a.woocommerce-remove-coupon, .shipping-calculator-button'
/** What such a link takes out: a line, or a coupon. */
export const ROW = '.cart_item'
export const DISCOUNT = '.cart-discount'
export const OWN_FORM = 'form.woocommerce-cart-form, form.woocommerce-shipping-calculator'

/** The global with the platform's parameters for the cart page. */
export const PARAMS = 'wc_cart_params'

/** What they say: the nonce of each call. */
export const NONCES = ['update_shipping_method_nonce', 'apply_coupon_nonce', 'remove_coupon_nonce'] as const

/** What the unit finds on the cart page, named once. */
export const anatomy = {
  form: 'form.woocommerce-cart-form',
  row: ROW,
  /** Names a row: the address of its link has the key of its line. */
  rowLink: '.product-remove > a[href*="remove_item="]',
  /** Everything in a row that can be changed. */
  rowField: '.cart_item :is(input, select, textarea)',
  quantity: 'input.qty',
  updateButton: '.woocommerce-cart-form [name="update_cart"]',
  removeLink: '.woocommerce-cart-form .product-remove > a',
  undoLink: 'a.restore-item',
  couponField: '.woocommerce-cart-form [name="coupon_code"]',
  couponLink: 'a.woocommerce-remove-coupon',
  totals: '.cart_totals',
  notices: '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success',
  errors: '.woocommerce-error, .is-error',
  noticesWrapper: '.woocommerce-notices-wrapper',
  emptyMessage: '.wc-empty-cart-message',
  block: '.woocommerce:not(body)',
  returnToShop: '.return-to-shop',
  checkout: '.woocommerce-checkout:not(body)',
  shippingField: 'select.shipping_method, input.shipping_method, input[name^="shipping_method"]',
  calculator: 'form.woocommerce-shipping-calculator',
  calculatorToggle: '.shipping-calculator-button',
  calculatorPanel: '.shipping-calculator-form',
  /** The country in the calculator. */
  calculatorCountry: '.country_to_state',
} as const

/** What it finds within a row, and within a form. */
export const within = {
  removeLink: '.product-remove > a',
  couponField: '[name="coupon_code"]',
} as const

/** Classes that the unit sets. */
export const classes = {
  /** The platform's flag: this is being sent. */
  busy: 'processing',
  removing: 'tillkit-removing',
  couponError: 'coupon-error-notice',
  fieldError: 'has-error',
  error: 'woocommerce-error',
} as const

/** Fields and buttons of the page's forms, by their names. */
export const names = {
  coupon: 'coupon_code',
  applyCoupon: 'apply_coupon',
  update: 'update_cart',
} as const

/** What a form is sent with, as if by its button. */
export const buttonFields = {
  update: { update_cart: 'Update Cart' },
  calculate: { calc_shipping: 'x' },
} as const

/** The parameter of a remove link's address that names its line. */
export const LINE_PARAMETER = 'remove_item'

/** The code of a coupon at its remove link, by its key in `dataset`. */
export const COUPON_KEY = 'coupon'

/** The calls for coupons. */
export const couponCalls = { apply: 'apply_coupon', remove: 'remove_coupon' } as const

/** What is sent with them. */
export const couponFields = {
  apply: (nonce: string, code: string) => ({ security: nonce, coupon_code: code }),
  remove: (nonce: string, code: string) => ({ security: nonce, coupon: code }),
} as const

/** The number of the parcel that a way of sending is for, by its key in `dataset`. */
export const PARCEL_KEY = 'index'

/** The call that says which ways of sending were chosen, and what is sent with it. */
export const shippingCall = {
  endpoint: 'update_shipping_method',
  fields: (nonce: string, methods: Readonly<Record<string, string>>) => ({ security: nonce, shipping_method: methods }),
} as const

/** The id of what is said under a coupon field. */
export const COUPON_ERROR_ID = 'coupon-error-notice'

/** jQuery events of the platform's that only this unit raises or hears, at the body. */
export const events = {
  update: 'wc_update_cart',
  added: 'added_to_cart',
  totalsUpdated: 'updated_cart_totals',
  itemRemoved: 'item_removed_from_classic_cart',
  couponApplied: 'applied_coupon',
  couponRemoved: 'removed_coupon',
  updateCheckout: 'update_checkout',
  shippingUpdated: 'updated_shipping_method',
  countryChanged: 'country_to_state_changed',
} as const
