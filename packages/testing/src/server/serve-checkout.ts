import { CHECKOUT_CALLS, checkoutCall, createSampleCheckout, visitCheckout, type CheckoutSite, type SampleCheckout, type SampleShop } from '@tillkit/fixtures'
import type { Answer, LoggedRequest } from './answers.ts'
import { CART_CALLS, serveCart } from './serve-cart.ts'
import type { ShopServer } from './shop-server.ts'

/** A checkout that a server has its calls answered by. */
export interface ServedCheckout extends SampleShop {
  /** Sends the answers that are late (the fault `slow`) so far. */
  sendLate(): void
  /** The answer to a visit of one of the checkout's pages, made whole by `print`; 404 where there is none. */
  visit(request: LoggedRequest, print: (page: PrintedPage) => string): Answer
}

/** What a page of the checkout has. */
export interface PrintedPage {
  readonly main: string
  readonly bodyClass: string
  /** Whether it is the checkout itself, and not a page for an order that is there. */
  readonly isCheckout: boolean
}

/** Has a server answer the calls of a checkout, and those about its cart, as a shop does that keeps both. */
export function serveCheckout(server: ShopServer, sample: SampleCheckout = {}, site: Partial<CheckoutSite> = {}): ServedCheckout {
  const shop = createSampleCheckout(sample, site)
  const late: Array<() => void> = []
  for (const name of CHECKOUT_CALLS) {
    server.answer(name, async ({ form }) => {
      const { body, type, status, when } = checkoutCall(name, new URLSearchParams(form), shop) ?? { body: '0', type: 'text/html', status: 400 }
      if (when === 'late' || when === 'never') await new Promise<void>((resolve) => void (when === 'late' && late.push(resolve)))
      return { status, body, headers: { 'content-type': `${type}; charset=UTF-8` }, isCut: when === 'lost' }
    })
  }
  const others = CART_CALLS.filter((name) => !(CHECKOUT_CALLS as readonly string[]).includes(name))
  serveCart(server, { cart: shop.checkout.cart }, others)
  return {
    ...shop,
    sendLate: () => late.splice(0).forEach((send) => send()),
    visit: (request, print) => visited(request, shop, print),
  }
}

function visited({ method, path, query, form }: LoggedRequest, site: CheckoutSite, print: (page: PrintedPage) => string): Answer {
  const sent = method === 'POST' ? { form: new URLSearchParams(form) } : {}
  const visit = visitCheckout({ path, query: new URLSearchParams(query), ...sent }, site)
  if (!visit) return { status: 404, body: 'Not found' }
  return visit.kind === 'redirect' ? { status: 302, headers: { location: visit.to } } : print(visit)
}
