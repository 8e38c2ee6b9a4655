/** What the member mounts on. */
export const WOO_PARTS = '.et_pb_wc_cart_totals,.et_pb_woo_custom_button_icon,.et_pb_wc_checkout_payment_info'
