/** What is scrolled in a panel. */
export const SCROLLERS = '.dswcp-side-cart-items, .dswcp-dropdown-cart-items'

/** What a panel says of an empty cart. */
export const EMPTY_WORDS = '.dswcp-cart-empty:not(.dswcp-cart-link) p'
