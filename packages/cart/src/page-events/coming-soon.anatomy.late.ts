/** What dismisses the coming-soon banner. */
export const DISMISS = '.coming-soon-footer-banner-dismiss'

/** The address and the nonce of its call, by their keys in its `dataset`. */
export const dataKeys = { address: 'restUrl', nonce: 'restNonce' } as const

/** The call. */
export const call = {
  nonceHeader: 'X-WP-Nonce',
  fields: { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } },
} as const
