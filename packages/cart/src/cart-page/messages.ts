/** The unit's own words. */
export const messages = {
  updateFailed: 'Your basket could not be updated. Please check your connection and try again.',
  removeFailed: 'This could not be removed from your basket. Please try again.',
  couponFailed: 'The coupon could not be checked. Please try again.',
  shippingFailed: 'Shipping could not be updated. Please try again.',
} as const
