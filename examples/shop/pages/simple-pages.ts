import { cartPageHtml, escapeAttribute, escapeText, html, type CartPage } from '@tillkit/fixtures'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { breadcrumbHtml, type ShopPage } from './document.ts'

/** The cart. The demo ends where the order would begin. */
export function cartPage(cart: CartPage, view: View): ShopPage {
  return {
    title: 'Your basket',
    bodyClass: 'page woocommerce-cart woocommerce-page',
    head: { cartPage: true },
    demo: {
      title: 'The basket',
      tryThis: 'Change a quantity, remove a line and undo it. Coupons: SAVE10, ROLLS5 (from £50), SUMMER (expired).',
      answers: true,
    },
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['Basket']])}
<h1 class="page-title">Your basket</h1>
${cartPageHtml(cart)}`,
  }
}

/** Where the demo ends. */
export function checkoutPage(view: View): ShopPage {
  return {
    title: 'Checkout',
    bodyClass: 'page woocommerce',
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['Checkout']])}
<h1 class="page-title">Checkout</h1>
<p>The demo ends here: this shop takes no orders.</p>
<p><a class="button alt" href="${escapeAttribute(href(view, '/your-cart/'))}">Back to the basket</a></p>`,
  }
}

/** For an address that the shop does not have. */
export function notFoundPage(path: string, view: View): ShopPage {
  return {
    title: 'Page not found',
    bodyClass: 'error404 woocommerce',
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['Page not found']])}
<h1 class="page-title">We cannot find that page</h1>
<p>There is nothing at <code class="asked-for">${escapeText(path)}</code>. It may have been sold out, or the address has a slip in it.</p>
<p><a class="button alt" href="${escapeAttribute(href(view, '/'))}">To the front page</a></p>`,
  }
}
