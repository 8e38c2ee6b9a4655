/** The shop's order form. */
export const SHOP_FORM = 'form.checkout'
/** What the unit mounts on: the order form, and the form that pays an order later. */
export const FORM = `${SHOP_FORM},form#order_review`
/** The form that takes a coupon. It stands outside of the order form. */
export const COUPON_FORM = 'form.checkout_coupon'
/** The row of a coupon in the totals, which its link takes out. */
export const DISCOUNT = '.cart-discount'
/** Links that the unit answers without leaving the page. */
export const OWN_LINK = '.showcoupon,.showlogin,.woocommerce-remove-coupon'

/** What the unit finds on a checkout page, named once. */
export const anatomy = {
  row: '.form-row',
  /** What is checked while the shopper goes from field to field. */
  checked: '.input-text, select, input[type="checkbox"]',
  /** The class that a field's row says its rule with. */
  required: 'validate-required',
  email: 'validate-email',
  phone: 'validate-phone',
  notices: '.woocommerce-error, .woocommerce-message, .is-error, .is-success',
  errors: '.woocommerce-error, .is-error',
  anyNotice: '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-success, .is-info',
  orderGroup: '.woocommerce-NoticeGroup-checkout',
  updateGroup: '.woocommerce-NoticeGroup-updateOrderReview',
  review: '#order_review',
  reviewBox: '.woocommerce-checkout-review-order',
  reviewTable: '.woocommerce-checkout-review-order-table',
  payment: '.woocommerce-checkout-payment',
  paymentMethod: 'input[name="payment_method"]',
  paymentBox: 'div.payment_box',
  placeOrder: '#place_order',
  /** Links that open a form of its own, and those forms. */
  formLink: '.showcoupon,.showlogin',
  linkedForm: 'form.checkout_coupon,form.login',
  loginButton: '[name="login"]',
  loginName: '[name="username"]',
  /** The name of that button: the platform takes a form for an order by it. */
  orderField: 'woocommerce_checkout_place_order',
  /** What the button says for a way to pay, and what it says otherwise. */
  buttonWords: 'data-order_button_text',
  printedWords: 'data-value',
  terms: '#terms',
  shipTo: '#ship-to-different-address input',
  shippingAddress: 'div.shipping_address',
  createAccount: 'input#createaccount',
  accountFields: 'div.create-account',
  password: '#account_password',
  termsLink: 'a.woocommerce-terms-and-conditions-link',
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

/** Classes that the unit sets, of the platform's and of ours. */
export const classes = {
  /** The platform's flag: this is being sent. Gateways set it and take it off. */
  busy: 'processing',
  invalid: 'woocommerce-invalid',
  invalidRequired: 'woocommerce-invalid-required-field',
  invalidEmail: 'woocommerce-invalid-email',
  invalidPhone: 'woocommerce-invalid-phone',
  valid: 'woocommerce-validated',
  orderGroup: 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout',
  updateGroup: 'woocommerce-NoticeGroup woocommerce-NoticeGroup-updateOrderReview',
  covered: 'tillkit-checkout-covered',
  failure: 'tillkit-checkout-failure',
  inlineError: 'checkout-inline-error-message',
  error: 'woocommerce-error',
  couponError: 'coupon-error-notice',
  fieldError: 'has-error',
  termsOpen: 'woocommerce-terms-and-conditions-link--open',
  termsClosed: 'woocommerce-terms-and-conditions-link--closed',
} as const

/** The fragment of a session that is over: words in place of the form. */
export const EXPIRED = 'form.woocommerce-checkout'

/** Behind the id of a field: what says what is wrong with it. */
export const DESCRIPTION = '_description'
/** The id of what is said under a coupon field. */
export const COUPON_ERROR_ID = 'coupon-error-notice'

/** jQuery events of the platform's, at the body but where it is said. */
export const events = {
  init: 'init_checkout',
  update: 'update_checkout',
  updated: 'updated_checkout',
  paymentSelected: 'payment_method_selected',
  buttonRegistered: 'wc_custom_place_order_button_registered',
  /** Fields of addresses have become what their countries need, or their labels are there. */
  addressReady: 'country_to_state_changed wc_address_i18n_ready',
  /** The same of ours, natively. */
  countryChanged: 'tillkit:country-changed',
  error: 'checkout_error',
  couponApplied: 'applied_coupon_in_checkout',
  couponRemoved: 'removed_coupon_in_checkout',
  /** At the form: a veto. A gateway's own has its name behind it. */
  placing: 'checkout_place_order',
  /** At the form: a veto. */
  placed: 'checkout_place_order_success',
} as const

/** jQuery's own event at the document: a call goes out. */
export const CALL_SENT = 'ajaxSend'

/** The platform's calls. */
export const endpoints = { review: 'update_order_review', applyCoupon: 'apply_coupon', removeCoupon: 'remove_coupon' } as const

/** What asks for new totals. */
export const triggers = {
  /** Each change of these. */
  choice: 'select.shipping_method, input[name^="shipping_method"], #ship-to-different-address input, .update_totals_on_change :is(select, input[type="radio"], input[type="checkbox"])',
  addressChoice: '.address-field select',
  typed: ':is(.address-field, .update_totals_on_change) input.input-text',
  requiredRow: '.address-field.validate-required',
  text: 'input.input-text',
  /** What an autocomplete of addresses fills in: asked for when it is left. */
  suggested: '#billing_address_1, #shipping_address_1',
  suggesting: 'data-autocomplete-manipulating',
  shippingMethod: 'select.shipping_method, input[name^="shipping_method"][type="radio"]:checked, input[name^="shipping_method"][type="hidden"]',
  methodId: 'shipping_method',
  parcel: 'data-index',
} as const

/** The members of the call's address, each with the end of its field's id: `billing_postcode`. */
export const ADDRESS = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address_1',
  address_2: 'address_2',
} as const

/** The groups of an address, as their fields' ids begin. */
export const GROUPS = { billing: 'billing_', shipping: 'shipping_' } as const
