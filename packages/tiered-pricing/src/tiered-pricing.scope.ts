import { invoke } from '@tillkit/dom'
import { anatomy } from './tiered-pricing.anatomy.ts'

/** Which parts of the page belong to one widget's product (bugs 7, 8 and 9). */
export interface Scope {
  /** The product's own forms: those that sell it, and the one around the widget where that names no product. */
  ownsForm(form: Element): boolean
  /** The product's own quantity fields: in its forms, and in its tile where a list prints them without a form. */
  ownsField(field: Element): boolean
  /** Whether prices and totals standing at this element are this product's own rather than a list's or cart's. */
  owns(element: Element): boolean
}

/**
 * Draws the line around a widget. A widget in a list has its tile. One on a product page has the page, without the
 * tiles of other lists and without the cart: page builders give no common ancestor to go by.
 */
export function scopeOf(wrapper: Element, parentId: number): Scope {
  const tile = wrapper.closest(anatomy.tile)
  const root = wrapper.closest('.product')
  const around = wrapper.closest(anatomy.form)
  const isLoop = wrapper.getAttribute('data-display-context') === 'shop-loop'
  const owns = (element: Element): boolean => {
    const around = (selector: string) => invoke(element, 'closest', selector)
    if (around(anatomy.tile) !== tile || around(anatomy.cart)) return false
    const popup = around(anatomy.popup)
    if (popup && !popup.contains(wrapper)) return false
    if (tile || isLoop || root?.contains(element)) return true
    const form = around(anatomy.form)
    return form ? sells(form, parentId) : element.getAttribute('data-display-context') !== 'shop-loop'
  }
  const ownsForm = (form: Element) =>
    sells(form, parentId)
      ? form === around || owns(form)
      : form === around && !invoke(form, 'querySelector', anatomy.product)
  return {
    owns,
    ownsForm,
    ownsField(field) {
      const form = field.closest(anatomy.form)
      return form ? ownsForm(form) : tile !== null && owns(field)
    },
  }
}

/** Whether a form adds this product to the cart. */
function sells(form: Element, id: number): boolean {
  if (invoke(form, 'getAttribute', 'data-product_id') === String(id)) return true
  const named = ['add-to-cart', 'product_id', 'variation_id'].map((name) => `[name="${name}"][value="${id}"]`)
  return invoke(form, 'querySelector', [...named, `.quantity-input-product-${id}`].join()) !== null
}
