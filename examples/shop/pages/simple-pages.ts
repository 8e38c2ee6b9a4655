import { escapeAttribute, escapeText, html } from '@tillkit/testing/fixtures'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { breadcrumbHtml, type ShopPage } from './document.ts'

/** The basket is a count and no more: the demo ends where the order would begin. */
export function basketPage(count: number, view: View): ShopPage {
  const words =
    count === 0
      ? 'Your basket is empty.'
      : `${count} ${count === 1 ? 'article is' : 'articles are'} in your basket.`
  return {
    title: 'Basket',
    bodyClass: 'page woocommerce-cart woocommerce-page',
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['Basket']])}
<h1 class="page-title">Basket</h1>
<p>${words} The demo ends here: it keeps a count and takes no orders.</p>
<p><a class="button alt" href="${escapeAttribute(href(view, '/'))}">Back to the shop</a></p>`,
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
