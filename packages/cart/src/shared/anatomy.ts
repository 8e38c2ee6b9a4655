import { AJAX_BUTTON, REMOVE_LINK } from '../add-to-cart/anatomy.ts'

/** What a shopper changes the cart by without leaving the page. The script tag knows it too. */
export const CART_CHANGES = `${AJAX_BUTTON},${REMOVE_LINK}`

/** The jQuery event of the platform's that says that fragments have come into the page. */
export const FRAGMENTS_LOADED = 'wc_fragments_loaded'
