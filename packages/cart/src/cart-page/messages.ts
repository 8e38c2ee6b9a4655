/** The unit's own words. */
export const messages = {
  updateFailed: 'Your basket could not be updated. Please check your connection and try again.',
  removeFailed: 'This could not be removed from your basket. Please try again.',
  couponFailed: 'The coupon could not be checked. Please try again.',
  /** The page is older than what the shop takes, and loading it anew did not help, or cannot be noted. */
  outdated: 'This page is out of date. Please load it again, then try once more.',
  shippingFailed: 'Shipping could not be updated. Please try again.',
} as const
