/** The platform's calls about the cart as a whole. */
export const endpoints = { add: 'add_to_cart', remove: 'remove_from_cart', refresh: 'get_refreshed_fragments' } as const

/** What is sent with them besides what an add button says. */
export const fields = {
  remove: (line: string) => ({ cart_item_key: line }),
  /** So that no cache answers. */
  refresh: (time: number) => ({ time }),
} as const

/** What in an address has the shop change the cart, as often as it is asked for. */
export const CHANGING_PARAMETERS = ['add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'order_again'] as const

/** The notices that the platform's scripts give the focus to. */
export const NOTICE = ':is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role="alert"]'

/** After these the platform's scripts mark the first notice with a `tabindex`, and give it the focus half a second later. */
export const NOTICE_EVENTS = 'item_removed_from_classic_cart updated_wc_div'

/** Where a tab's storage keeps when the kept cart was first filled. */
export const CREATED_KEY = 'wc_cart_created'

/** Where a tab's storage keeps, for us alone, for which kind of page the kept fragments were printed. */
export const KIND_KEY = 'tillkit-cart-kind'

/** Without this one a kept map of fragments is another plugin's, or half of one. */
export const REQUIRED_FRAGMENT = 'div.widget_shopping_cart_content'

/** What is written for a moment to see whether storage can be written to: the key that the platform's own script tries. */
export const STORAGE_TRIAL = 'wc'

/** By what the cart's controls are known again: the platform prints their ids anew with each answer. */
export const KNOWN_BY = {
  names: ['name', 'data-cart_item_key', 'data-coupon', 'id', 'href'],
  /** Names the line that a control stands in. */
  line: 'data-cart-item-key',
}

/** What the platform and its plugins say of the cart through jQuery, at the body: by the names of our events. */
export const LEGACY_EVENTS = {
  added: 'added_to_cart',
  removed: 'removed_from_cart',
  refreshed: 'wc_fragments_refreshed',
  updated: 'updated_wc_div',
  emptied: 'wc_cart_emptied',
} as const

/** Somebody is about to add something; with the button and what will be sent. */
export const ADDING_EVENT = 'adding_to_cart'

/** Somebody wants the fragments asked for. */
export const REFRESH_EVENT = 'wc_fragment_refresh'

/** The blocks' own events; native, at the body. */
export const BLOCK_EVENTS = { added: 'wc-blocks_added_to_cart', removed: 'wc-blocks_removed_from_cart' } as const

/** The same before something is added. */
export const BLOCK_ADDING_EVENT = 'wc-blocks_adding_to_cart'
