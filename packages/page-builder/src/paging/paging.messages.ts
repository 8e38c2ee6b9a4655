/** Our own words for pages of posts. */
export const messages = {
  failed: 'This page could not be loaded.',
  /** The link that opens it without a script. */
  open: 'Open it by itself',
} as const
