/** The unit's own words. */
export const messages = {
  /** Where the platform prints no words for it. */
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
