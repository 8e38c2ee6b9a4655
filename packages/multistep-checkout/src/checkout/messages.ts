/** The unit's own words. */
export const messages = {
  updateFailed: 'Your total could not be brought up to date.',
  retry: 'Try again',
  couponFailed: 'The coupon could not be checked. Please try again.',
  couponUnsure: 'We do not know whether the coupon was taken. Look at the total before you try again.',
  couponRemoveFailed: 'The coupon could not be removed. Please try again.',
  orderUnknown: "We don't know whether your order was placed. Please look for an e-mail from us before you order again.",
  orderOffline: 'You are offline, so your order was not sent. Please try again when you are connected.',
  orderFailed: 'Your order could not be placed. Please try again.',
  /** The page is older than what the shop takes, and loading it anew did not help, or cannot be noted. */
  outdated: 'This page is out of date. Please load it again, then try once more.',
  gatewayFailed: 'This way to pay does not work at the moment, so your order was not sent. Please choose another one, or load the page again.',
  totalChanged: 'Your total has changed to {total}. Please check it, and place your order again.',
  placing: 'Your order is being placed.',
  stillPlacing: 'Your order is still being placed. Please keep this page open.',
} as const
