/** What only adding to the basket finds. */
export const ADDING = { item: '.product' } as const
