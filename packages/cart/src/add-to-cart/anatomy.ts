/** Add buttons that stay on the page. Without a product's number the link is followed. The script tag knows it too. */
export const AJAX_BUTTON = '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not(.wc-interactive, [data-product_id=""])'
/** Remove links of the classic mini cart. The script tag knows them too. */
export const REMOVE_LINK = '.remove_from_cart_button[data-cart_item_key]'

/** What the unit finds on the server's pages, named once. */
export const anatomy = {
  /** Add buttons; those of the blocks answer for themselves. */
  button: '.add_to_cart_button:not(.wc-interactive)',
  ajaxButton: AJAX_BUTTON,
  removeLink: REMOVE_LINK,
  /** Where the platform announces what was added or removed. */
  liveRegion: '.widget_shopping_cart_live_region',
  miniCart: '.widget_shopping_cart_content',
  row: '.woocommerce-mini-cart-item',
  tile: '.product',
  title: '.woocommerce-loop-product__title',
} as const

/** Classes that the unit sets. */
export const classes = {
  loading: 'loading',
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
