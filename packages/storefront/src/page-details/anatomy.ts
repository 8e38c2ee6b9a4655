/** What a page's details are about. */
export const anatomy = {
  notice: '.demo_store',
  checkout: 'form.checkout',
  /** The last line of the page's end, which the notice covers. */
  footer: '#footer-bottom',
} as const

/** What the platform's checkout raises: an order that was refused, and parts that were fetched anew, with `result`. */
export const events = { refused: 'checkout_error', updated: 'updated_checkout', failure: 'failure' } as const
