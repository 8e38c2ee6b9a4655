/** By what the cart's controls are known again: the platform prints their ids anew with each answer. */
export const KNOWN_BY = {
  names: ['name', 'data-cart_item_key', 'data-coupon', 'id', 'href'],
  /** Names the line that a control stands in. */
  line: 'data-cart-item-key',
}
