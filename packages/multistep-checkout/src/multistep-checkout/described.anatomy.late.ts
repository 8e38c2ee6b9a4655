/** What notices are made of: a notice is a list of lines, or says one thing; what it is about is set apart in it. */
export const parts = { line: 'li', name: 'strong' } as const
