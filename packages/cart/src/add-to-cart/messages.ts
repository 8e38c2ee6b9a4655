/** The unit's own words. */
export const messages = {
  added: 'Added to your basket.',
  failed: 'This could not be added to your basket. Please try again.',
  /** No answer came, so the shop may have added it or not. */
  unsure: 'The shop did not answer. Please look into your basket before you try again.',
} as const
