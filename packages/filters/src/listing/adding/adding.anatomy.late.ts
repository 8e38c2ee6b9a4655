/** What only adding to the cart finds. */
export const ADDING = { item: '.product' } as const
