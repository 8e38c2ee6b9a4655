import { invoke } from '@tillkit/dom'
import { attributes, borders, FORM_PRODUCT, sellerOf, values } from './tiered-pricing.anatomy.ts'

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
  const tile = wrapper.closest(borders.tile)
  const root = wrapper.closest(borders.page)
  const around = wrapper.closest(borders.form)
  const isLoop = wrapper.getAttribute(attributes.displayContext) === values.inList
  const owns = (element: Element): boolean => {
    const around = (selector: string) => invoke(element, 'closest', selector)
    if (around(borders.tile) !== tile || around(borders.cart)) return false
    const popup = around(borders.popup)
    if (popup && !popup.contains(wrapper)) return false
    if (tile || isLoop || root?.contains(element)) return true
    const form = around(borders.form)
    return form ? sells(form, parentId) : element.getAttribute(attributes.displayContext) !== values.inList
  }
  const ownsForm = (form: Element) =>
    sells(form, parentId)
      ? form === around || owns(form)
      : form === around && !invoke(form, 'querySelector', borders.product)
  return {
    owns,
    ownsForm,
    ownsField(field) {
      const form = field.closest(borders.form)
      return form ? ownsForm(form) : tile !== null && owns(field)
    },
  }
}

/** Whether a form adds this product to the cart. */
function sells(form: Element, id: number): boolean {
  if (invoke(form, 'getAttribute', FORM_PRODUCT) === String(id)) return true
  return invoke(form, 'querySelector', sellerOf(id)) !== null
}
