import { holdFocus as hold, type KnownBy } from '@tillkit/dom'

/** By what the cart's controls are known again: the platform prints their ids anew with each answer. */
const CART: KnownBy = { names: ['name', 'data-cart_item_key', 'data-coupon', 'id', 'href'], line: 'data-cart-item-key' }

/** Remembers which control has the focus, as `holdFocus` of `@tillkit/dom` does, by what names it in a cart. */
export function holdFocus(region?: Node & ParentNode): () => void {
  return hold(region, CART)
}
