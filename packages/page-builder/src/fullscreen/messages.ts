/** The unit's own words. */
export const messages = { scrollDown: 'Scroll down' } as const
