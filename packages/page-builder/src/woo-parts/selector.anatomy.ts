/** The modules whose buttons have icons of their own. */
export const ICON_MODULES = '.et_pb_wc_cart_totals,.et_pb_woo_custom_button_icon'

/** The checkout's module with the ways to pay, which has the form that is sent. */
export const PAYMENT_MODULE = '.et_pb_wc_checkout_payment_info'

/** What the member mounts on. */
export const WOO_PARTS = `${ICON_MODULES},${PAYMENT_MODULE}`
