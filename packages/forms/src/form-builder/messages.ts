/** Our own words. */
export const messages = {
  failed: 'The form could not be sent. Please try again.',
  invalid: { one: 'One field needs your attention.', other: '{count} fields need your attention.' },
} as const
