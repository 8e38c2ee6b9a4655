import type { Life } from '@tillkit/dom'
import { readFlag } from '@tillkit/platform'
import type { AddToCartParams } from '@tillkit/platform/cart'
import { anatomy, classes } from './anatomy.ts'

/**
 * Puts "View cart" right behind a button, once, and not on the cart page. It is plain and stands in no slot of
 * ours: themes style it as the button's next sibling, and other scripts look for it beside the button.
 */
export function addViewLink(life: Life, button: Element, params: AddToCartParams): void {
  if (readFlag(params.is_cart) || !button.isConnected || button.parentElement?.querySelector(anatomy.viewLink)) return
  const link = document.createElement('a')
  link.href = params.cart_url
  link.className = classes.viewLink
  link.title = params.i18n_view_cart
  link.textContent = params.i18n_view_cart
  button.after(link)
  life.onEnd(() => link.remove())
}
