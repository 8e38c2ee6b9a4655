/** The modules whose buttons have icons of their own. */
export const ICON_MODULES = '.et_pb_wc_cart_totals,.et_pb_woo_custom_button_icon'

/** The checkout's module with the ways to pay, which has the form that is sent. */
export const PAYMENT_MODULE = '.et_pb_wc_checkout_payment_info'

/** What the member mounts on. */
export const WOO_PARTS = `${ICON_MODULES},${PAYMENT_MODULE}`

/** What the modules of cart and checkout consist of. */
export const anatomy = {
  totals: '.et_pb_wc_cart_totals',
  /** The cart's lines: an empty one has none. */
  cartForm: '.woocommerce-cart-form',
  /** Where a module names its button, by class; the totals' own one. */
  buttonClass: 'data-button-class',
  checkoutButton: '.checkout-button',
  form: 'form.checkout',
  /** The modules whose fields belong to the order. */
  fields: ['.et_pb_wc_checkout_billing', '.et_pb_wc_checkout_shipping', '.et_pb_wc_checkout_additional_info', '.et_pb_wc_checkout_order_details'],
  field: 'input[name],select[name],textarea[name]',
  /** What is never sent as it stands in a field. */
  unsent: ':disabled,[name=""],[type="file"],[type="submit"],[type="image"],[type="button"],[type="reset"]',
  shipTo: '#ship-to-different-address input',
  shippingAddress: 'div.shipping_address',
  /** What asks for new totals: the way of shipping, country and postcode. */
  asks: '[name^="shipping_method"],[name$="_country"],[name$="_postcode"]',
  methodItem: 'li.wc_payment_method',
  method: 'input[name="payment_method"]',
  noticeGroup: '.woocommerce-NoticeGroup-checkout',
} as const

/** Classes that the member sets. */
export const classes = { promo: 'et_pb_promo_button', checked: 'et_pb_checked' } as const

/** jQuery events of the platform's, at the body but for the form's `placing`. */
export const events = {
  init: 'init_checkout',
  update: 'update_checkout',
  updated: 'updated_checkout',
  failed: 'checkout_error',
  emptied: 'wc_cart_emptied',
  /** That something is in the cart again; and that its page is as new, which is told of an empty one, too. */
  filled: 'updated_cart_totals added_to_cart',
  pageUpdated: 'updated_wc_div',
  placing: 'checkout_place_order',
} as const
