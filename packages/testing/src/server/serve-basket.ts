import { basketCall, basketSiteHtml, followBasketLink, takeBasketForm, type BasketSite } from '@tillkit/fixtures'
import type { LoggedRequest } from './answers.ts'
import type { ShopServer } from './shop-server.ts'

/** Calls about a basket: the platform's, and the mini carts'. */
export const BASKET_CALLS = [
  'add_to_cart', 'remove_from_cart', 'get_refreshed_fragments', 'get_cart_totals', 'update_shipping_method', 'apply_coupon', 'remove_coupon', 'dswcp_update_cart',
] as const

/** Has a server answer calls about a basket as a shop does that keeps it. */
export function serveBasket(server: ShopServer, site: BasketSite, calls: readonly string[] = BASKET_CALLS): void {
  for (const name of calls) {
    server.answer(name, ({ form }) => {
      const { body, type, status } = basketCall(name, new URLSearchParams(form), site) ?? { body: '0', type: 'text/html', status: 400 }
      return { status, body, headers: { 'content-type': type } }
    })
  }
}

/** The main part of the basket's page after what a request asks for: a link that was followed, a form that was sent, or nothing. */
export function visitBasket({ query, form }: Pick<LoggedRequest, 'query' | 'form'>, site: BasketSite): string {
  const notices = followBasketLink(new URLSearchParams(query), site) ?? takeBasketForm(new URLSearchParams(form), site)
  return basketSiteHtml(site, notices)
}
