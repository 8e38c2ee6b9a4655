import { cartCall, cartSiteHtml, followCartLink, takeCartForm, type CartSite } from '@tillkit/fixtures'
import type { Answer, Answers } from '../support/answers.ts'
import { cartOf, type CartArgs } from './cart-html.ts'

const CALLS = ['add_to_cart', 'remove_from_cart', 'get_refreshed_fragments', 'get_cart_totals', 'apply_coupon', 'remove_coupon', 'update_shipping_method'] as const

/** The shop behind a story: the one of the tests and the demo, with what the story is told of its cart. */
export function shopAnswers(args: CartArgs): Answers {
  const site: CartSite = { cart: cartOf(args), family: args.family }
  const calls = CALLS.map((name) => [name, (form: URLSearchParams) => sent(args.network, () => cartCall(name, form, site)?.body ?? '')] as const)
  const page = (form: URLSearchParams, query: URLSearchParams) =>
    sent(args.network, () => cartSiteHtml(site, followCartLink(query, site) ?? takeCartForm(form, site)))
  return { ...Object.fromEntries(calls), '/your-cart/': page }
}

/** An answer as it comes over the network. */
function sent(network: CartArgs['network'], answer: () => string): Answer {
  if (network === 'never' || network === 'broken') return network
  return { body: answer(), after: network === 'slow' ? 1500 : 0 }
}
