/** The unit's own words. Everything else is the server's, in the shop's language. */
export const messages = {
  removed: '“{name}” was removed.',
  undo: 'Undo',
  undone: '“{name}” is back in your cart.',
  /** Nothing reached the shop. */
  failed: 'Your cart could not be changed. Please try again.',
  /** No answer came, so the shop may have done it or not. */
  unsure: 'The shop did not answer. Please check your cart.',
  /** The page is older than the shop's signature of it, and loading it anew did not help. */
  expired: 'This page is too old to change your cart. Please open your cart.',
  wholeNumber: 'Please enter a whole number.',
} as const
