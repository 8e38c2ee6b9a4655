/** What the unit mounts on: every mini cart, except in the page builder's preview, where nothing is to be sent. */
export const ROOT = '.et_pb_module.ags_woo_mini_cart:not(.et-fb *)'

// What only this unit answers. By itself, because the script tag needs no more of the anatomy.
export const CLAIMED_LINK = ':is([data-action-click],[data-action-click-mobile]) .dswcp-cart-link'
export const CLAIMED_REMOVE = '[data-cart-item-key] .dswcp-remove'
