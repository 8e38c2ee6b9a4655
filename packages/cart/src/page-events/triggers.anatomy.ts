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
  '#coming-soon-footer-banner,.woocommerce form [type=password],[role=alert]:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner),.qty:is(:out-of-range,[type=text][min]),.woocommerce-cart-form,form.woocommerce-checkout,#order_review'
