import type { Life } from '@tillkit/dom'
import { readFlag } from '@tillkit/platform'
import type { AddToCartParams } from '@tillkit/platform/cart'
import { h } from '@tillkit/ui/plain'
import { anatomy, classes } from './anatomy.ts'

/**
 * Puts "View cart" right behind a button, once, and not on the cart page. It is plain and stands in no slot of
 * ours: themes style it as the button's next sibling, and other scripts look for it beside the button.
 */
export function addViewLink(life: Life, button: Element, params: AddToCartParams): void {
  if (readFlag(params.is_cart) || !button.isConnected || button.parentElement?.querySelector(anatomy.viewLink)) return
  const { cart_url: href, i18n_view_cart: text } = params
  const link = h('a', { href, class: classes.viewLink, title: text }, text)
  button.after(link)
  life.onEnd(() => link.remove())
}
