/** Add buttons that stay on the page. Without a product's number the link is followed. The script tag knows it too. */
export const AJAX_BUTTON = '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not(.wc-interactive, [data-product_id=""])'
/** Remove links of the classic mini cart. The script tag knows them too. */
export const REMOVE_LINK = '.remove_from_cart_button[data-cart_item_key]'
/** What a shopper changes the cart by without leaving the page: these. The script tag knows it too. */
export const CART_CHANGES = `${AJAX_BUTTON},${REMOVE_LINK}`

/** The class of a button that is adding, and the row that a remove link stands in. The script tag knows them too. */
export const LOADING = 'loading'
export const ROW = '.woocommerce-mini-cart-item'

/** The global with the platform's parameters for add buttons. */
export const PARAMS = 'wc_add_to_cart_params'

/** What the unit finds on the server's pages, named once. */
export const anatomy = {
  /** Add buttons; those of the blocks answer for themselves. */
  button: '.add_to_cart_button:not(.wc-interactive)',
  /** Those of them that were used already, on a page that comes back as it was left. */
  used: ':is(.loading, .added)',
  ajaxButton: AJAX_BUTTON,
  removeLink: REMOVE_LINK,
  /** Where the platform announces what was added or removed. */
  liveRegion: '.widget_shopping_cart_live_region',
  miniCart: '.widget_shopping_cart_content',
  row: ROW,
  tile: '.product',
  title: '.woocommerce-loop-product__title',
  /** The name and the quantity in a row. */
  rowName: 'a:not(.remove)',
  rowQuantity: '.quantity',
  /** "View cart", beside a button. */
  viewLink: '.added_to_cart',
} as const

/**
 * What buttons and links say in their data attributes, by its key in `dataset`. What a button says are the fields of its call,
 * too.
 */
export const dataKeys = {
  product: 'product_id',
  sku: 'product_sku',
  quantity: 'quantity',
  /** The key of a line in the cart. */
  line: 'cart_item_key',
  /** What the shop wants said when it is done. */
  words: 'success_message',
} as const

/** The remove links of one line, in all mini carts of the page. */
export const removeLinkOf = (line: string): string => `${REMOVE_LINK}[data-cart_item_key="${CSS.escape(line)}"]`

/** Classes that the unit sets. */
export const classes = {
  loading: LOADING,
  added: 'added',
  viewLink: 'added_to_cart wc-forward',
  liveRegion: 'widget_shopping_cart_live_region screen-reader-text',
  /** A row that is on its way out. */
  removing: 'tillkit-removing',
  /** What we say beside a button that could not do its work. */
  error: 'tillkit-cart-error',
} as const

/** jQuery events of the platform's that only this unit raises. */
export const events = {
  veto: 'should_send_ajax_request.adding_to_cart',
  notSent: 'ajax_request_not_sent.adding_to_cart',
  buttonUpdated: 'wc_cart_button_updated',
} as const

/** What tag managers are told, as Google Analytics names it. */
export const tags = { added: 'add_to_cart', removed: 'remove_from_cart' } as const
