/** The unit's own words, in English. */
export const messages = {
  /** Under the stars of a review that was sent without any, on a page that does not say it in the platform's words. */
  rate: 'Please select a rating',
} as const
