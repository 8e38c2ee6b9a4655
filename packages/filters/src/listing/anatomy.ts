/** What a listing says of what it holds. */
export const RESULT = { count: '.woocommerce-result-count', none: '.ags-divi-wc-no-products-found' } as const
/** The select of a form of orders. */
export const ORDER_SELECT = 'select.orderby'
/** What the target was last asked by: the plugin's own. */
export const ASKED = 'data-shop-url'

/** Where a category's link in a listing says what it filters by. */
export const FILTER_ADDRESS = 'data-filter-url'

/** Sections that show whatever stands below what is chosen. */
export const SHOWN_SECTION = ':not(.ags-wc-filters-children-hide)'

/** What only adding to the cart finds, and what keeps a product's place. */
export const ADDING = { item: '.product', field: '.product :is(input, select, textarea)' } as const

/** Whether a class names a product. */
export const isProductName = (name: string): boolean => /^post-\d+$/.test(name)

/** What a link wants said when it has added its product, by its key in `dataset`. */
export const WORDS_KEY = 'success_message'

/** The platform's notices, of its classic themes and of its blocks. */
export const NOTICES = {
  error: '.woocommerce-error, .wc-block-components-notice-banner.is-error',
  success: '.woocommerce-message, .wc-block-components-notice-banner.is-success',
} as const

/** Whether there may be an error in some HTML. */
export const mayHaveError = (html: string): boolean => /woocommerce-error|is-error/.test(html)
