/** What a listing says of what it holds. */
export const RESULT = { count: '.woocommerce-result-count', none: '.ags-divi-wc-no-products-found' } as const
/** What the target was last asked by: the plugin's own. */
export const ASKED = 'data-shop-url'
