/** The unit's own words, where the platform prints none. */
export const messages = {
  short: 'Very weak',
  bad: 'Weak',
  good: 'Medium',
  strong: 'Strong',
  mismatch: 'Mismatch',
  /** Behind the strength, where the shop asks for a stronger one. */
  tooWeak: 'Please enter a stronger password.',
} as const
