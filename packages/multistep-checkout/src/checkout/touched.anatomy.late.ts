/** What the unit finds on a checkout page once somebody touches it, named once. */
export const touched = {
  /** What an error's list names its field by. */
  errorItem: 'li[data-id]',
  errorField: 'data-id',
  errorLink: '.woocommerce-NoticeGroup-checkout li[data-id] a[href^="#"]',
  /** What a list's library draws in its place. */
  standIn: '.select2-selection',
  focusable: '.woocommerce-error[tabindex="-1"], .wc-block-components-notice-banner.is-error[tabindex="-1"]',
  total: '.woocommerce-checkout-review-order-table .order-total td',
  totalRow: '.woocommerce-checkout-review-order-table .order-total',
  couponToggle: '.showcoupon',
  couponField: 'input[name="coupon_code"]',
  couponCode: 'data-coupon',
  couponLink: '.woocommerce-checkout-review-order .woocommerce-remove-coupon',
  loginToggle: '.showlogin',
  loginForm: 'form.woocommerce-form-login, form.login',
  termsText: '.woocommerce-terms-and-conditions',
  billingEmail: 'input[name="billing_email"]',
} as const

/** Classes that it sets then. */
export const touchedClasses = {
  inlineError: 'checkout-inline-error-message',
  error: 'woocommerce-error',
  couponError: 'coupon-error-notice',
  fieldError: 'has-error',
  termsOpen: 'woocommerce-terms-and-conditions-link--open',
  termsClosed: 'woocommerce-terms-and-conditions-link--closed',
} as const

/** Behind the id of a field: what says what is wrong with it. */
export const DESCRIPTION = '_description'
/** The id of what is said under a coupon field. */
export const COUPON_ERROR_ID = 'coupon-error-notice'

/** jQuery events of the platform's that it raises then, at the body but where it is said. */
export const touchedEvents = {
  error: 'checkout_error',
  couponApplied: 'applied_coupon_in_checkout',
  couponRemoved: 'removed_coupon_in_checkout',
  /** At the form: a veto. A gateway's own has its name behind it. */
  placing: 'checkout_place_order',
  /** At the form: a veto. */
  placed: 'checkout_place_order_success',
} as const
