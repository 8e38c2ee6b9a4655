/** The unit's own words. */
export const messages = {
  phone: 'Please enter a phone number for text messages, with its country code.',
} as const
