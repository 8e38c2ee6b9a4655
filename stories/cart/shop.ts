import { basketCall, basketSiteHtml, followBasketLink, takeBasketForm, type BasketSite } from '@tillkit/fixtures'
import type { Answer, Answers } from '../support/answers.ts'
import { basketOf, type BasketArgs } from './basket-html.ts'

const CALLS = ['add_to_cart', 'remove_from_cart', 'get_refreshed_fragments', 'get_cart_totals', 'apply_coupon', 'remove_coupon', 'update_shipping_method'] as const

/** The shop behind a story: the one of the tests and the demo, with what the story is told of its basket. */
export function shopAnswers(args: BasketArgs): Answers {
  const site: BasketSite = { basket: basketOf(args), family: args.family }
  const calls = CALLS.map((name) => [name, (form: URLSearchParams) => sent(args.network, () => basketCall(name, form, site)?.body ?? '')] as const)
  const page = (form: URLSearchParams, query: URLSearchParams) =>
    sent(args.network, () => basketSiteHtml(site, followBasketLink(query, site) ?? takeBasketForm(form, site)))
  return { ...Object.fromEntries(calls), '/your-cart/': page }
}

/** An answer as it comes over the network. */
function sent(network: BasketArgs['network'], answer: () => string): Answer {
  if (network === 'never' || network === 'broken') return network
  return { body: answer(), after: network === 'slow' ? 1500 : 0 }
}
