/** The member's own words. */
export const messages = { toTop: 'Scroll to top' } as const
