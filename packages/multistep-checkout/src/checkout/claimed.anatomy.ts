/** The shop's order form. By itself, because the script tag needs no more of it. */
export const SHOP_FORM = 'form.checkout'
/** What the unit mounts on: the order form, and the form that pays an order later. */
export const FORM = `${SHOP_FORM},form#order_review`
/** The form that takes a coupon. It stands outside of the order form. */
export const COUPON_FORM = 'form.checkout_coupon'
/** The row of a coupon in the totals, which its link takes out. */
export const DISCOUNT = '.cart-discount'
/** Links that the unit answers without leaving the page. */
export const OWN_LINK = '.showcoupon,.showlogin,.woocommerce-remove-coupon'
