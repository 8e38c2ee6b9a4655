import { basketAnswer, basketPageHtml, cartTotalsHtml, noticeHtml, type CartLine } from '@tillkit/fixtures'
import type { Answer, Answers } from '../support/answers.ts'
import { OFFERED } from './products.ts'
import { pageOf, type BasketArgs } from './basket-html.ts'

/** The one code that the shop takes. */
export const COUPON = 'SAVE10'

interface Visit extends BasketArgs {
  /** The line that was taken out last. */
  removed?: CartLine
}

/** The shop behind a story: a visitor's basket, which calls and pages change, printed by the tests' own printers. */
export function shopAnswers(args: BasketArgs): Answers {
  const visit: Visit = { ...args }
  const answers: Record<string, (form: URLSearchParams, query: URLSearchParams) => string> = {
    add_to_cart: (form) => fragments(add(visit, form)),
    remove_from_cart: (form) => fragments(take(visit, form.get('cart_item_key'))),
    get_refreshed_fragments: () => fragments(visit),
    apply_coupon: (form) => applyCoupon(visit, form.get('coupon_code') ?? ''),
    remove_coupon: () => {
      visit.coupon = false
      return noticeHtml('success', ['Coupon has been removed.'], visit.family)
    },
    update_shipping_method: (form) => {
      visit.method = form.get('shipping_method[0]') ?? visit.method
      return cartTotalsHtml(pageOf(visit))
    },
    '/your-cart/': (form, query) => {
      const notices = change(visit, form, query)
      return basketPageHtml({ ...pageOf(visit), notices })
    },
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, (form, query) => sent(args.network, () => answer(form, query))]),
  ) satisfies Answers
}

/** An answer as it comes over the network. */
function sent(network: BasketArgs['network'], answer: () => string): Answer {
  if (network === 'never' || network === 'broken') return network
  return { body: answer(), after: network === 'slow' ? 1500 : 0 }
}

function fragments({ lines }: Visit): string {
  return basketAnswer(lines, `hash${lines.length}`)
}

function add(visit: Visit, form: URLSearchParams): Visit {
  const product = OFFERED.find(({ productId }) => String(productId) === form.get('product_id')) ?? OFFERED[0]
  const quantity = Number(form.get('quantity') ?? 1)
  const there = visit.lines.some(({ productId }) => productId === product.productId)
  visit.lines = there
    ? visit.lines.map((line) => (line.productId === product.productId ? { ...line, quantity: line.quantity + quantity } : line))
    : [...visit.lines, { ...product, quantity }]
  return visit
}

function take(visit: Visit, key: string | null): Visit {
  const removed = visit.lines.find((line) => line.key === key)
  if (removed) visit.removed = removed
  visit.lines = visit.lines.filter((line) => line !== removed)
  return visit
}

function applyCoupon(visit: Visit, code: string): string {
  if (code.toUpperCase() !== COUPON) return noticeHtml('error', [`Coupon "${code}" cannot be applied because it does not exist.`], visit.family)
  visit.coupon = true
  return noticeHtml('success', ['Coupon code applied successfully.'], visit.family)
}

/** Does what a form or a link of the basket's page asks for, and gives the notices that come of it. */
function change(visit: Visit, form: URLSearchParams, query: URLSearchParams): string {
  const say = (words: string) => noticeHtml('success', [words], visit.family)
  if (form.has('update_cart')) {
    const lines = visit.lines.map((line) => ({ ...line, quantity: Number(form.get(`cart[${line.key}][qty]`) ?? line.quantity) }))
    visit.lines = lines.filter(({ quantity }) => quantity > 0)
    return say('Basket updated.')
  }
  if (form.has('calc_shipping')) {
    visit.country = form.get('calc_shipping_country') ?? visit.country
    return say('Shipping costs updated.')
  }
  if (query.has('remove_item')) {
    const { removed } = take(visit, query.get('remove_item'))
    return removed ? say(`“${removed.name}” removed. <a href="/your-cart/?undo_item=${removed.key}" class="restore-item">Undo?</a>`) : ''
  }
  if (query.has('undo_item') && visit.removed) visit.lines = [...visit.lines, visit.removed]
  return ''
}
