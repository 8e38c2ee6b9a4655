import {
  ADDRESSES, BUTTON_GATEWAY, CARD_GATEWAY, CHECKOUT_CALLS, checkoutCall, checkoutGlobals, checkoutSiteHtml, createSampleCheckout, everyCountry, FULL_FORM,
  manyLines, modulesPageHtml, PAYMENT_METHODS, payPath, visitCheckout, withoutCompany, type AddressRules, type CheckoutReply, type Gateway, type SampleShop,
} from '@tillkit/fixtures'
import type { Answer, Answers } from '../support/answers.ts'
import type { CheckoutArgs } from './checkout-args.ts'

/** How late a late answer is, in ms. */
const LATE = 1500

/** Card fields in a frame that a story can show: it has no other pages. */
const FRAME = '&lt;label&gt;Card number &lt;input placeholder=&quot;4242 4242 4242 4242&quot;&gt;&lt;/label&gt;'
const CARD: Gateway = { ...CARD_GATEWAY, box: (CARD_GATEWAY.box ?? '').replace('src="/card-fields/"', `srcdoc="${FRAME}"`) }
const GATEWAYS: readonly Gateway[] = [...PAYMENT_METHODS, CARD, BUTTON_GATEWAY]

/** The shop behind a story: the one of the tests and the demo, at the checkout that the story is told of. */
export function shopOf(args: CheckoutArgs): SampleShop {
  const addresses = addressesOf(args)
  const known = { ...(args.filled ? FULL_FORM : {}), billing_country: args.country, shipping_country: args.country }
  const gateways = GATEWAYS.filter(({ id }) => args.payment.some((wanted) => wanted === id))
  const shop = createSampleCheckout(
    {
      lines: manyLines(args.lines),
      values: known,
      isSignedIn: args.signedIn,
      rules: { addresses, gateways, guests: args.guests, ...(args.terms ? { terms: { text: '<p>Rolls are sold by the box.</p>' } } : {}) },
    },
    {
      family: args.family,
      // A story has no other pages: an order that is placed stays on its own.
      href: (path) => (path.startsWith('/checkout/order-') ? '#ordered' : path),
      ...(args.layout === 'classic' ? {} : { print: (page) => modulesPageHtml({ ...page, ...modulesOf(args) }) }),
    },
  )
  if (args.coupon) shop.checkout.cart.useCoupon('save10')
  if (args.order !== 'taken') shop.faults.always('checkout', args.order)
  if (args.totals !== 'right') shop.faults.always('update_order_review', args.totals)
  if (args.couponCall !== 'answered') shop.faults.always('apply_coupon', args.couponCall)
  return shop
}

function modulesOf({ layout, nestedCoupon, sticky }: CheckoutArgs) {
  return { steps: layout === 'steps', sticky, ...(nestedCoupon ? { coupon: 'inside', isCouponOpen: true } as const : {}) }
}

/** A page of a story, the globals on it, and the shop's answers to its calls. */
export interface CheckoutStoryPage {
  readonly html: string
  readonly globals: Record<string, unknown>
  readonly answers: Answers
}

/** The checkout's page. */
export function checkoutOf(args: CheckoutArgs): CheckoutStoryPage {
  const shop = shopOf(args)
  const calls = CHECKOUT_CALLS.map((name) => [name, (form: URLSearchParams) => sent(args.network, () => checkoutCall(name, form, shop))] as const)
  return { html: checkoutSiteHtml(shop, args.notices), globals: globalsOf(args, shop, true), answers: Object.fromEntries(calls) }
}

/** The page on which an order is paid that was not paid at once. It makes no calls. */
export function orderPayOf(args: CheckoutArgs): CheckoutStoryPage {
  const shop = shopOf(args)
  const [path = '', query] = payPath(shop.checkout.addOrder({ status: 'failed' })).split('?')
  const visit = visitCheckout({ path, query: new URLSearchParams(query) }, shop)
  return { html: visit?.kind === 'page' ? visit.main : '', globals: globalsOf(args, shop, false), answers: {} }
}

function globalsOf(args: CheckoutArgs, { checkout: { nonces } }: SampleShop, isCheckout: boolean): Record<string, unknown> {
  const customButtons = args.payment.includes('wallet') ? ['wallet'] : []
  return checkoutGlobals({ isCheckout, nonces, guests: args.guests, rules: addressesOf(args), customButtons })
}

function addressesOf({ everyCountry: isEvery, company }: CheckoutArgs): AddressRules {
  const rules = isEvery ? { ...ADDRESSES, countries: everyCountry() } : ADDRESSES
  return company ? rules : withoutCompany(rules)
}

/** An answer as it comes over the network. */
function sent(network: CheckoutArgs['network'], ask: () => CheckoutReply | undefined): Answer {
  if (network === 'never' || network === 'broken') return network
  const { body, status, when } = ask() ?? { body: '0', status: 400 }
  if (when === 'never') return 'never'
  if (when === 'lost') return 'broken'
  return { body, status, after: network === 'slow' || when === 'late' ? LATE : 0 }
}
