/** The member's own words. */
export const messages = { list: 'Sections of this page', section: 'Section {number}' } as const
