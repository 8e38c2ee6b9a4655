import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  checkout: {
    sign: /name="woocommerce-process-checkout-nonce"|name="woocommerce-pay-nonce"/,
    mounts: {
      checkout: 1,
      'checkout-logged-in': 1,
      'checkout-newsletter-gdpr': 1,
      'checkout-terms': 1,
      'divi-checkout': 1,
      'divi-checkout-hidden-step': 1,
      'divi-checkout-layout-steps': 1,
      'order-pay': 1,
      'order-pay-failed-order': 1,
      'storefront-checkout': 1,
      'wp-consent-api-checkout': 1,
    },
  },
  'multistep-checkout': {
    sign: /<ul class="dswcp-checkout-steps /,
    mounts: {
      'divi-checkout': 1,
      'divi-checkout-hidden-step': 1,
      'divi-checkout-layout-steps': 1,
    },
  },
  'checkout-modules': {
    sign: /<div [^>]*class="[^"]*ags_woo_(checkout_(coupon|billing_info|shipping_info|order_review)|cart_list)/,
    mounts: {
      'divi-cart': 1,
      'divi-checkout': 1,
      'divi-checkout-hidden-step': 1,
      'divi-checkout-layout-steps': 1,
    },
  },
  'address-fields': {
    sign: /var wc_country_select_params[^]*<(select|input)[^>]+country_to_state/,
    mounts: {
      cart: 1,
      'divi-cart': 1,
      'my-account-edit-address': 1,
      'storefront-cart': 1,
      'storefront-my-account-edit-address': 1,
      checkout: 2,
      'checkout-logged-in': 2,
      'checkout-newsletter-gdpr': 2,
      'checkout-terms': 2,
      'divi-checkout': 2,
      'divi-checkout-hidden-step': 2,
      'divi-checkout-layout-steps': 2,
      'storefront-checkout': 2,
      'wp-consent-api-checkout': 2,
    },
  },
}
