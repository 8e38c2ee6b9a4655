/** The unit's own words. */
export const messages = {
  bannerFailed: 'The banner could not be dismissed. Please try again.',
  /** Where the platform prints no words for it. */
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
