import { cartPageHtml, escapeAttribute, escapeText, html, type CartPage } from '@tillkit/fixtures'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { breadcrumbHtml, type ShopPage } from './document.ts'

/** The cart. */
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
${cartPageHtml({ ...cart, checkoutUrl: href(view, '/checkout/') })}
${cart.lines.length > 0 && `<p class="checkout-other-way"><a href="${escapeAttribute(href(view, '/checkout-in-steps/'))}">Check out step by step</a></p>`}`,
  }
}

/** For what a shop has, and a demo need not have: terms, privacy, account. */
export function demoOnlyPage(view: View): ShopPage {
  return {
    title: 'Not in the demo',
    bodyClass: 'page woocommerce',
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['Not in the demo']])}
<h1 class="page-title">Not in the demo</h1>
<p>A shop has its terms, its privacy policy and its customers' accounts here.</p>
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
