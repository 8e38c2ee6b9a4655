import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'email-capture': {
    sign: /<script id="mailchimp-woocommerce-js-extra">/,
    mounts: 'once on every page',
  },
  reviews: {
    sign: /data-businessunit-id=/,
    mounts: { 'consent-ccpa': 2, 'consent-gdpr-parked-scripts-trustpilot': 2, 'wp-consent-api-cookieyes': 2 },
  },
  'review-invites': {
    sign: /<script id="(trustbox|tp-invitation)-js-extra">/,
    mounts: {
      'order-received': 1,
      'order-received-new-account': 1,
      'product-external': 1,
      'product-gallery': 1,
      'product-grouped': 1,
      'product-sold-individually': 1,
      'product-variable-by-request': 1,
      'product-variable-options': 1,
      'product-variable-options-from-url': 1,
      'storefront-order-received': 1,
      'storefront-product-gallery': 1,
      'storefront-product-grouped': 1,
      'storefront-product-variable-options': 1,
      'trustpilot-category': 1,
      'trustpilot-landing': 1,
      'trustpilot-product': 1,
      'trustpilot-product-variable': 1,
    },
  },
}
