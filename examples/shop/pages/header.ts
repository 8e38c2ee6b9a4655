import { articleCount, escapeAttribute, html, classicMiniCartHtml, type CartPage, type CartLine } from '@tillkit/fixtures'
import { CATEGORIES } from '../catalogue/index.ts'
import { href } from '../view.ts'
import type { Visit } from './visit.ts'
import { miniCartsHtml } from './mini-carts.ts'

/** Our logo: a roll, seen from the side, with the paper running out into a line. */
const LOGO = `<svg class="site-logo__mark" width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
<path d="M18 36h20V24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="18" cy="20" r="16" fill="currentColor"/><circle cx="18" cy="20" r="11" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>
<circle cx="18" cy="20" r="5" fill="#fff"/></svg>`

const CART = `<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M3 9h18l-2 11H5zM8 9l3-6M16 9l-3-6"/></svg>`

/** The shop's header: a line of promises, logo, search, cart, departments. */
export function headerHtml(visit: Visit): string {
  const { view, cart, search = '' } = visit
  return html`<header class="site-header">
<div class="site-promises"><div class="container">
<span>Free UK delivery over £60</span><span>Order by 3 pm, sent today</span><span>Call 01632 960 148</span>
</div></div>
<div class="container site-header__row">
<a class="site-logo" href="${escapeAttribute(href(view, '/'))}">${LOGO}<span class="site-logo__name">Brightwell <small>Till Supplies</small></span></a>
<form class="site-search" role="search" action="/" method="get">
<label class="screen-reader-text" for="site-search">Search the shop</label>
<input type="search" id="site-search" name="s" value="${escapeAttribute(search)}" placeholder="Search, such as 80 × 80">
${hiddenFields(href(view, ''))}
<button type="submit" class="site-search__button">Search</button>
</form>
<button type="button" class="site-menu-button" popovertarget="site-menu">Menu</button>
${view.cart === 'classic' ? classicCartHtml(cart) : miniCartsHtml(visit)}
</div>
<nav class="site-nav" id="site-menu" popover aria-label="Departments"><div class="container">
<ul>
${Object.entries(CATEGORIES).map(
  ([slug, name]) =>
    `<li><a href="${escapeAttribute(href(view, `/product-category/${slug}/`))}">${name}</a></li>`,
)}
</ul>
</div></nav>
</header>`
}

/** The platform's own mini cart, behind the theme's button. */
function classicCartHtml(cart: CartPage): string {
  return `<details class="site-basket-menu" name="site-basket">
<summary class="site-basket">${CART}<span class="site-basket__word">Basket</span> ${cartCountHtml(cart.lines)}</summary>
<div class="widget woocommerce widget_shopping_cart site-basket-panel" role="region" aria-label="Basket">${classicMiniCartHtml(cart)}</div>
</details>`
}

/** The number beside the word: a fragment of its own, which every change sends again. */
export function cartCountHtml(lines: readonly CartLine[]): string {
  const count = articleCount(lines)
  const words = count === 1 ? 'article' : 'articles'
  return `<span class="site-basket__count">${count}<span class="screen-reader-text"> ${words}</span></span>`
}

/** A GET form drops the query of its address, so the view travels as fields. */
function hiddenFields(address: string): string[] {
  return [...new URLSearchParams(address.replace('?', ''))].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`,
  )
}
