/** The module for notices. */
export const noticesModule = '<div class="et_pb_module ags_woo_notices ags_woo_notices_0"><div class="et_pb_module_inner"><div class="woocommerce"><div class="woocommerce-notices-wrapper"></div></div></div></div>'

/** The module for the coupon, with the login's toggle for guests, as the page builder prints it. */
export const couponModule =
  '<div class="et_pb_module ags_woo_checkout_coupon ags_woo_checkout_coupon_0"><div class="et_pb_module_inner"><div class="woocommerce-form-login-toggle"><div class="woocommerce-info" role="status"> Returning customer? <a href="#" class="showlogin">Click here to login</a></div></div><div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info" role="status"><span>Have a coupon? </span><a href="#" class="showcoupon">Click here to enter your code</a></div></div><form class="checkout_coupon woocommerce-form-coupon" method="post" style="display:none"><p class="form-row form-row-first"><input type="text" name="coupon_code" class="input-text" placeholder="Coupon code" value=""></p><p class="form-row form-row-last"><button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></p></form></div></div>'

/** The same where the browser has dropped the inner form. */
export const nestedCoupon = couponModule.replace(/<form[^>]*>|<\/form>/g, '')

const method = (id: string, isChosen: boolean) =>
  `<li class="wc_payment_method payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${isChosen ? " checked='checked'" : ''} data-order_button_text=""><label for="payment_method_${id}">${id}</label><div class="payment_box payment_method_${id}"${isChosen ? '' : ' style="display:none;"'}><p>Pay.</p></div></li>`

/** The order review with two ways of paying; sticking, it gets the page builder's class. */
export const reviewModule = ({ sticks = false } = {}) =>
  `<div class="et_pb_module ags_woo_checkout_order_review ags_woo_checkout_order_review_0${sticks ? ' et_pb_sticky_module' : ''}"><div class="et_pb_module_inner"><div id="order_review" class="woocommerce-checkout-review-order"><div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods">${method('bacs', true)}${method('cod', false)}</ul><button type="submit" class="button alt" id="place_order" value="Place order">Place order</button></div></div></div></div>`

/** A checkout in modules: the order's form with a row for billing and one for the review. */
export const checkoutForm = (parts: { readonly review?: string; readonly coupon?: string } = {}) =>
  `<form name="checkout" class="checkout woocommerce-checkout" method="post" action="/checkout/"><div class="et_pb_row et_pb_row_0"><div class="et_pb_module ags_woo_checkout_billing_info"><div class="woocommerce-billing-fields"><input type="text" id="billing_first_name" name="billing_first_name"><input type="email" id="billing_email" name="billing_email" value="ann@example.com"></div></div></div><div class="et_pb_row et_pb_row_1">${parts.coupon ?? ''}${parts.review ?? reviewModule()}</div></form>`

/** What was wrong with an order, as the platform puts it at the top of the form. */
export const groupHtml = (text: string) =>
  `<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout"><div role="alert"><ul class="woocommerce-error" tabindex="-1"><li>${text}</li></ul></div></div>`
