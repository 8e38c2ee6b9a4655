import { cartCall, cartSiteHtml, followCartLink, takeCartForm, type CartSite } from '@tillkit/fixtures'
import type { LoggedRequest } from './answers.ts'
import type { ShopServer } from './shop-server.ts'

/** Calls about a cart: the platform's, and the mini carts'. */
export const CART_CALLS = [
  'add_to_cart', 'remove_from_cart', 'get_refreshed_fragments', 'get_cart_totals', 'update_shipping_method', 'apply_coupon', 'remove_coupon', 'dswcp_update_cart',
] as const

/** Has a server answer calls about a cart as a shop does that keeps it. */
export function serveCart(server: ShopServer, site: CartSite, calls: readonly string[] = CART_CALLS): void {
  for (const name of calls) {
    server.answer(name, ({ form }) => {
      const { body, type, status } = cartCall(name, new URLSearchParams(form), site) ?? { body: '0', type: 'text/html', status: 400 }
      return { status, body, headers: { 'content-type': type } }
    })
  }
}

/** The main part of the cart page after what a request asks for: a link that was followed, a form that was sent, or nothing. */
export function visitCart({ query, form }: Pick<LoggedRequest, 'query' | 'form'>, site: CartSite): string {
  const notices = followCartLink(new URLSearchParams(query), site) ?? takeCartForm(new URLSearchParams(form), site)
  return cartSiteHtml(site, notices)
}
