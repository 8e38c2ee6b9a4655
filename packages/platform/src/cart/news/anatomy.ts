/** The platform's cookies that script may read. */
export const CART_COOKIES = { hash: 'woocommerce_cart_hash', items: 'woocommerce_items_in_cart' } as const
