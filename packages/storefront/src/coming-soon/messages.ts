/** The unit's own words. */
export const messages = {
  dismiss: 'Dismiss',
  failed: 'The banner could not be dismissed. Please try again.',
} as const
