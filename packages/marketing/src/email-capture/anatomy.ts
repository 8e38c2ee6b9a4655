/** The global that the marketing plugin prints for its script, on every page of the shop. */
export const PARAMS = 'mailchimp_public_data'

/** The plugin's own names, whose functions other scripts call. */
export const publicNames = {
  library: 'mailchimp',
  cart: 'mailchimp_cart',
  ready: 'mailchimpReady',
  restore: 'mailchimpGetCurrentUserByHash',
  capture: 'mailchimpHandleBillingEmail',
} as const

/** Fields in which shoppers type their address, that of an order first. */
export const FIELDS = '#billing_email,#contact-fields input[type=email],#reg_email,#username'

/** What an address is captured from where nobody says which field. */
export const BILLING_FIELD = '#billing_email'

/** The box by which a shopper subscribes to the newsletter: that of the classic checkout, and of the blocks. */
export const NEWSLETTER = '#mailchimp_woocommerce_newsletter,#subscribe-to-newsletter'

/** The consent to text messages: its box, and the field for the number. */
export const SMS_BOX = '#mailchimp_woocommerce_sms_subscribe'
export const SMS_PHONE = '#mailchimp_woocommerce_sms_phone'
/** The checkout's form, the event by which the platform's scripts ask it before an order is placed, and the one that our checkout raises then. */
export const CHECKOUT = 'form.checkout'
export const PLACING = { legacy: 'checkout_place_order', own: 'tillkit:checkout-placing' } as const

/** What a shopper touches before the unit has anything to do. */
export const TOUCHED = `${FIELDS},${NEWSLETTER},${SMS_BOX}`

/** The cookies that the browser's side writes: no expiry, so they end with the browser. */
export const cookies = {
  current: 'mailchimp.cart.current_email',
  previous: 'mailchimp.cart.previous_email',
  /** Never written, only expired. */
  items: 'mailchimp.cart.items',
} as const

/** What each cookie of the plugin's is written with. */
export const COOKIE_ATTRIBUTES = 'path=/;secure;samesite=strict'

/** Every cookie of the plugin's that says who a visitor is or where she came from: its server writes the latter four for 28 days. */
export const PERSONAL_COOKIES: readonly string[] = [
  ...Object.values(cookies),
  'mailchimp_user_email',
  'mailchimp_user_previous_email',
  'mailchimp_landing_site',
  'mailchimp_email_id',
]

/** What an address of the shop's carries out of a mail: the key to a cart, and who the mail was sent to. */
export const query = { cart: 'mc_cart_id', mail: ['mc_cart_id', 'mc_eid', 'mc_cid'] } as const

/** A visit that brings something along: a cart's key in its address, or an address in a cookie, which a withdrawn consent ends. */
export const BRINGS_ALONG = `\\b(mc_cart_id|mailchimp_user_email|mailchimp\\.cart\\.current_email)=.`

/** The plugin's calls, to `admin-ajax.php`. */
export const calls = {
  capture: 'mailchimp_set_user_by_email',
  restore: 'mailchimp_get_user_by_hash',
} as const

/** What the call that captures is told: `1` or `0` for the newsletter. */
export const fields = { email: 'email', language: 'mc_language', subscribed: 'subscribed' } as const

/** What the other call's answer says: whose key it is, `false` where nobody's. */
export const OWNER = 'email'

/** What begins a line of the console about a call that failed, as the plugin's own script wrote it. */
export const logged = {
  capture: 'mailchimp.handle_billing_email.request.error',
  restore: 'mailchimp.get_email_by_hash.request.error',
} as const
