/** What a listing says of what it holds. */
export const RESULT = { count: '.woocommerce-result-count', none: '.ags-divi-wc-no-products-found' } as const
/** The select of a form of orders. */
export const ORDER_SELECT = 'select.orderby'
/** What the target was last asked by: the plugin's own. */
export const ASKED = 'data-shop-url'
