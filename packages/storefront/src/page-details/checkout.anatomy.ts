/** A page whose header stays in the window. */
export const STAYING = '.et_fixed_nav'

/**
 * What the platform's checkout raises: an order that was refused, and parts that were fetched anew, with `result`; and what a checkout of
 * ours raises after either.
 */
export const events = {
  refused: 'checkout_error',
  updated: 'updated_checkout',
  failure: 'failure',
  own: ['tillkit:checkout-failed', 'tillkit:checkout-updated'],
} as const
