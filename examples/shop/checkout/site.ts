import { CHECKOUT_FAULTS, checkoutCall as answerCheckout, modulesPageHtml, sectionOf, type CheckoutFault, type CheckoutSite, type StepsModule } from '@tillkit/fixtures'
import type { Session } from '../cart/session.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { inMode, type AjaxAnswer } from '../wc-ajax.ts'

/** Where the checkout stands, on one page and in steps. */
export const CHECKOUT_PATHS = ['/checkout/', '/checkout-in-steps/'] as const

const STEPS: StepsModule = {
  steps: [
    { label: 'Your details', slug: 'details', selector: sectionOf('billing_info') },
    { label: 'Delivery', slug: 'delivery', selector: sectionOf('shipping_info') },
    { label: 'Review and pay', slug: 'review', selector: sectionOf('order_review') },
  ],
}

/** This shop's site around a visitor's checkout. */
export function checkoutSiteOf({ checkout, faults }: Session, view: View, path: string): CheckoutSite {
  const isSteps = path === CHECKOUT_PATHS[1]
  return {
    checkout,
    faults,
    href: (to) => withView(view, to),
    paths: { checkout: isSteps ? path : CHECKOUT_PATHS[0], shop: '/product-category/till-rolls/' },
    ...(isSteps ? { print: (page) => modulesPageHtml({ ...page, steps: STEPS }) } : {}),
  }
}

/** An address that may have a query, in this view. */
function withView(view: View, to: string): string {
  const [path = '', query = ''] = to.split('?')
  const [base = '', own = ''] = href(view, path).split('?')
  const all = [query, own].filter((part) => part !== '').join('&')
  return all === '' ? base : `${base}?${all}`
}

/** Calls that go wrong elsewhere than at the order. */
const CALL_OF: Partial<Record<CheckoutFault, string>> = { 'no-payment': 'update_order_review', 'bare-payment': 'update_order_review' }

/** Has the next order of a page that is being opened go wrong, as the visitor wants to see it. */
export function armFault({ faults }: Session, { fault }: View): void {
  faults.clear()
  if (fault && isCheckoutFault(fault)) faults.next(CALL_OF[fault] ?? 'checkout', fault)
}

function isCheckoutFault(fault: string): fault is CheckoutFault {
  return Object.hasOwn(CHECKOUT_FAULTS, fault)
}

/** Answers the calls of a checkout's page; undefined for calls of other pages. */
export function checkoutCall(name: string, form: URLSearchParams, { session, view, path }: { session: Session; view: View; path: string }): AjaxAnswer | undefined {
  if (!path.startsWith('/checkout')) return undefined
  const reply = answerCheckout(name, form, checkoutSiteOf(session, view, path))
  if (!reply) return undefined
  const { when = 'at-once', ...rest } = reply
  return when === 'at-once' ? inMode({ ...rest, when }, view) : { ...rest, when }
}
