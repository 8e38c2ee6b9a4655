/** What only adding to the basket finds. */
export const ADDING = { link: 'a.add_to_cart_button[href*="add-to-cart="]:not(.wcpa_has_options)', item: '.product' } as const
