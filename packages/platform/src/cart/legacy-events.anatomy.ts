/** What the platform and its plugins say of the cart through jQuery, at the body: by the names of our events. */
export const LEGACY = {
  added: 'added_to_cart',
  removed: 'removed_from_cart',
  refreshed: 'wc_fragments_refreshed',
  updated: 'updated_wc_div',
  emptied: 'wc_cart_emptied',
} as const

/** Somebody is about to add something; with the button and what will be sent. */
export const ADDING = 'adding_to_cart'

/** Somebody wants the fragments asked for. */
export const REFRESH = 'wc_fragment_refresh'

/** The blocks' own events; native, at the body. */
export const BLOCKS = { added: 'wc-blocks_added_to_cart', removed: 'wc-blocks_removed_from_cart' } as const

/** The same before something is added. */
export const BLOCKS_ADDING = 'wc-blocks_adding_to_cart'
