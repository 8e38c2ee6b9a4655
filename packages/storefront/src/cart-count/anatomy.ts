/** What the member mounts on. */
export const HOST = 'a.et-cart-info'

/** Where the number of things in the cart is written, and what of a cart's page says it. */
export const anatomy = { words: 'span', table: '.shop_table.cart', quantity: '.product-quantity [name$="[qty]"]' } as const

/** What the platform's script, and Tillkit's, raise when the cart's page has changed. */
export const events = { legacy: 'updated_wc_div', own: 'tillkit:cart-updated' } as const

/** The theme's words, `%d` for the number, in its global. */
export const words = { global: 'DIVI', one: 'item_count', many: 'items_count', number: '%d' } as const
