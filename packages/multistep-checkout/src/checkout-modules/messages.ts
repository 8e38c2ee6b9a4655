/** The unit's own words. */
export const messages = {
  couponFailed: 'The coupon could not be sent. Please try again.',
  couponUnsure: 'We do not know whether the coupon was taken. Look at the total before you try again.',
  couponStale: 'This page is too old to take a coupon. Please load it anew.',
} as const
