/** The unit's own words. */
export const messages = {
  /** In the banner, and in the preferences, where the browser sends Global Privacy Control. */
  signal: 'Your browser asks us not to sell or share your data (Global Privacy Control). We honour that until you choose otherwise here.',
  /** In the place of a frame that waits, where the consent plugin has no text for it. */
  waits: 'This content is shown once you allow it.',
  /** The button in the place of a frame that waits: lets this one through. */
  allowOnce: 'Show this content from {source}',
  /** Read out after a choice that allows everything. */
  accepted: 'All cookies are allowed.',
  /** Read out after a rejection. */
  rejected: 'Only necessary cookies are used.',
  /** Read out after a selection. */
  saved: 'Your choice is saved.',
} as const
