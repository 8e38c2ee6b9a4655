/** The modules without one of which the unit has nothing to do. */
export const MODULES = ['.ags_woo_checkout_billing_info', '.ags_woo_checkout_order_review', '.ags_woo_cart_list'] as const

/** A coupon's button that stands in the order's form, where a press would send the order. */
export const NESTED_APPLY = 'form.checkout [name="apply_coupon"]'

/** What the unit finds among the modules. */
export const anatomy = {
  /** The page builder's own view of the page. */
  preview: 'et-fb',
  form: 'form.checkout',
  /** Notices come to their module, or to the first row, where the order's form has this one. */
  billingInForm: 'form .ags_woo_checkout_billing_info',
  firstRow: 'form.checkout .et_pb_row',
  noticesModule: '.ags_woo_notices',
  noticesWrapper: '.ags_woo_notices .woocommerce-notices-wrapper',
  /** What was wrong with an order. */
  group: '.woocommerce-NoticeGroup-checkout',
  couponModule: '.ags_woo_checkout_coupon',
  /** Notices that open a form: they stay. */
  toggles: '.woocommerce-form-coupon-toggle, .woocommerce-form-login-toggle',
  /** Notices of both families that say that something went well, or what is the case. */
  good: ':is(.woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner:not(.is-error))',
  notices: '.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner',
  errors: '.woocommerce-error, .is-error',
  couponField: '[name="coupon_code"]',
  couponFieldId: 'coupon_code',
  apply: '[name="apply_coupon"]',
  row: '.form-row',
  email: '#billing_email',
  review: '.ags_woo_checkout_order_review.et_pb_sticky_module',
  placeholder: '.et_pb_sticky_placeholder',
  method: '.wc_payment_method',
  methodRadio: 'input[name="payment_method"]',
  methodBox: '.payment_box',
  cartList: '.ags_woo_cart_list',
  cartForm: '.woocommerce-cart-form',
} as const

/** Classes that the unit sets. */
export const classes = { active: 'active', fieldError: 'has-error', couponError: 'coupon-error-notice', busy: 'processing' } as const

/** The line under a coupon's field. */
export const COUPON_ERROR_ID = 'coupon-error-notice'

/** jQuery events of the platform's at the body. */
export const events = {
  updated: 'updated_checkout',
  failed: 'checkout_error',
  methodSelected: 'payment_method_selected',
  couponApplied: 'applied_coupon_in_checkout',
  update: 'update_checkout',
  cartUpdated: 'updated_wc_div',
} as const

/** The page builder's sticky modules: its data by a module's own class, and the script that sees to them. */
export const sticky = {
  elements: 'et_pb_sticky_elements',
  module: /\bags_woo_checkout_order_review_\d+\S*/,
  script: 'et-builder-modules-script-sticky-js',
  /** Says of a module that somebody else of ours has it stick. */
  taken: '[data-tillkit-sticks]',
} as const

/** How the shop is asked about a coupon. */
export const coupon = {
  endpoint: 'apply_coupon',
  fields: (nonce: string, code: string, email: string) => ({ security: nonce, coupon_code: code, billing_email: email }),
} as const

/** The theme's, when its header has become larger or smaller: an event of the window's, and one of jQuery's at the document. */
export const headerEvents = { shrunk: 'ETDiviFixedHeaderTransitionEnd', measured: 'et-pb-header-height-calculated' } as const
