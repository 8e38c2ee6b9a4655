/** The banner that tells the shop's own people that nobody else sees it yet. Shoppers are never sent it. */
export const HOST = '#coming-soon-footer-banner'
/** What dismisses it: a link without an address. */
export const DISMISS = '.coming-soon-footer-banner-dismiss'

/** The call that does: its address and nonce, by their keys in the link's `dataset`, and what is sent. */
export const dismissal = {
  addressKey: 'restUrl',
  nonceKey: 'restNonce',
  nonceHeader: 'X-WP-Nonce',
  fields: { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } },
} as const
