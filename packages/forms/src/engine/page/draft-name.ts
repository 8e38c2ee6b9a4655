/** The name under which a draft is kept. @param key what its form is known by */
export const draftName = (key: string): string => `tillkit-draft:${key}`
