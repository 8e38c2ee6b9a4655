/** The member's own words: the name of a link that shows but a picture. */
export const messages = { cart: 'Basket' } as const
