/** The body's class on pages of somebody who is logged in. */
export const CUSTOMER = 'logged-in'

/** Fields whose printed values tell customers apart: a nonce is made of the session, the others are of the account. */
export const signs = {
  nonce: '[name="woocommerce-process-checkout-nonce"]',
  email: '[name="billing_email"]',
  firstName: '[name="billing_first_name"]',
  lastName: '[name="billing_last_name"]',
} as const
