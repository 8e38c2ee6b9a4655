import { cartGlobalsScript, checkoutGlobalsScript, escapeAttribute, escapeText, html, LINES, passwordGlobalsScript, payPath, SAMPLE_CUSTOMER, visitCheckout, type CheckoutRequest, type CheckoutVisit } from '@tillkit/fixtures'
import { orderOriginHtml } from '../attribution/pages.ts'
import type { Session } from '../cart/session.ts'
import { breadcrumbHtml, type ShopPage } from '../pages/document.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { armFault, CHECKOUT_PATHS, checkoutSiteOf } from './site.ts'

/** What a visit of the checkout is answered with. */
export type CheckoutAnswer = { readonly page: ShopPage } | { readonly to: string }

/** The page of a checkout's address, or where to go on; undefined for other addresses. */
export function checkoutVisit(request: CheckoutRequest, session: Session, view: View): CheckoutAnswer | undefined {
  const { path, query } = request
  if (!path.startsWith('/checkout')) return undefined
  const { checkout } = session
  if (query.has('sign-out')) {
    checkout.signOut()
    return { to: href(view, path) }
  }
  const site = checkoutSiteOf(session, view, path)
  if (path === '/checkout/order-pay/') return { to: site.href?.(payPath(checkout.addOrder({ status: 'failed', ...(session.cart.lines.length > 0 ? {} : SAMPLE_ORDER) }))) ?? path }
  const visit = visitCheckout(request, site)
  if (!visit) return undefined
  if (visit.kind === 'redirect') return { to: visit.to }
  if (visit.isCheckout) armFault(session, view)
  return { page: pageOf(visit, { session, view, path }) }
}

/** What is left to pay for whoever has nothing in the basket. */
const SAMPLE_ORDER = { lines: LINES, total: 192.93 }

type Shown = Extract<CheckoutVisit, { kind: 'page' }>

interface Around {
  readonly session: Session
  readonly view: View
  readonly path: string
}

function pageOf({ title, bodyClass, main, isCheckout }: Shown, around: Around): ShopPage {
  const { view, session, path } = around
  return {
    title,
    bodyClass: `page ${bodyClass}`,
    head: { checkout: scripts(around, isCheckout) },
    demo: {
      title: isCheckout ? 'The checkout' : title,
      tryThis: isCheckout
        ? `Cards: 4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined. Coupons: SAVE10, ROLLS5, SUMMER. Customer: ${SAMPLE_CUSTOMER.email}, ${SAMPLE_CUSTOMER.password}. Postcode IV1 1AA costs more; nothing is sent to Japan.`
        : 'Nothing was ordered: this is a demo.',
      answers: isCheckout,
      orders: isCheckout,
    },
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['Basket', href(view, '/your-cart/')], [title]])}
<h1 class="page-title">${title}</h1>
${isCheckout && otherWayHtml(view, path)}
${isCheckout && session.checkout.customer !== undefined && customerHtml(session.checkout.customer, view, path)}
${main}
${orderOriginOf(session, path)}`,
  }
}

/** Where the order came from that a page thanks for. */
function orderOriginOf({ checkout }: Session, path: string): string {
  const [, id] = /\/order-received\/(\d+)\/$/.exec(path) ?? []
  const order = checkout.orders.find((one) => one.id === Number(id))
  return order ? orderOriginHtml(order) : ''
}

function otherWayHtml(view: View, path: string): string {
  const [one, steps] = CHECKOUT_PATHS
  const [to, words] = path === steps ? [one, 'Everything on one page instead'] : [steps, 'Step by step instead']
  return `<p class="checkout-other-way"><a href="${escapeAttribute(href(view, to))}">${words}</a></p>`
}

function customerHtml(customer: string, view: View, path: string): string {
  const to = href(view, path)
  return `<p class="checkout-customer">Signed in as <strong>${escapeText(customer)}</strong>. <a href="${escapeAttribute(`${to}${to.includes('?') ? '&' : '?'}sign-out=1`)}">Sign out</a></p>`
}

/** What the platform prints for the scripts of a checkout, and the scripts of the ways to pay. */
function scripts({ session: { checkout }, path, view }: Around, isCheckout: boolean): string {
  const { update_order_review, apply_coupon, remove_coupon } = checkout.nonces
  const globals = checkoutGlobalsScript({
    isCheckout,
    nonces: { update_order_review, apply_coupon, remove_coupon },
    customButtons: ['wallet'],
    modules: path === CHECKOUT_PATHS[1] ? ['billing', 'shipping'] : [],
  })
  const files = ['/vendor/custom-button-stand-in.js', '/theme/card-gateway.js', '/theme/wallet-gateway.js']
  const own = view.legacy && view.jquery ? '<script defer id="wc-checkout-js" src="/vendor/checkout-stand-in.js"></script>\n' : ''
  return cartGlobalsScript({ addToCart: false, fragments: true }) + passwordGlobalsScript() + globals + own + files.map((file) => `<script defer src="${file}"></script>`).join('\n')
}
