import { escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import type { DemoGroup, ShopProduct } from '../catalogue/index.ts'
import { DEMO_GROUPS, productPath, productsOfGroup } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import type { ShopPage } from './document.ts'
import { nameHtml } from './names.ts'

/** What each group of pages is about, in a shopper's words. */
const GROUP_WORDS: Record<DemoGroup, string> = {
  layouts: 'The same idea, shown in seven ways: the more boxes one buys, the less each costs.',
  variable: 'Choose a colour or a size, and the price list of that choice appears.',
  prices: 'Sales, VAT, minimum orders, half metres: the sums have to be right to the penny.',
  mixed:
    'Two price lists that agree, two products that do not meddle with each other, a shop without jQuery.',
  faults: 'Spoilt data must never spoil the page: price, quantity and basket stay as the shop sent them.',
}

/** The shop's front: what the demo is, and a link to each of its pages. */
export function frontPage(view: View): ShopPage {
  const groups = Object.entries(DEMO_GROUPS) as Array<[DemoGroup, string]>
  return {
    title: 'Till rolls, cheaper by the box',
    bodyClass: 'home page woocommerce',
    hasOptIn: true,
    demo: {
      title: 'Front page',
      tryThis: 'What you choose in this bar stays while you click through the shop.',
    },
    main: html`${heroHtml(view)}
${groups.map(([group, name]) => groupHtml(group, name, view))}`,
  }
}

function heroHtml(view: View): string {
  return html`<section class="hero">
<div class="hero__words">
<p class="hero__over">A demo shop for Tillkit</p>
<h1>Till rolls, cheaper by the box</h1>
<p>Every product here has a price that falls as the quantity rises. The pages are printed by a small server just as a
WooCommerce shop prints them; Tillkit makes the tiers follow the shopper.</p>
<p class="hero__links"><a class="button alt" href="${escapeAttribute(href(view, '/product/thermal-till-rolls-57x40/'))}">Start with a price table</a>
<a class="button" href="${escapeAttribute(href(view, '/product/till-rolls-in-every-size/'))}">Choose a size first</a></p>
</div>
<img class="hero__picture" src="/images/till-rolls-80x80.svg" width="600" height="600" alt="An open box of till rolls" fetchpriority="high">
</section>`
}

function groupHtml(group: DemoGroup, name: string, view: View): string {
  return html`<section class="demo-group" id="${group}">
<h2>${name}</h2>
<p>${GROUP_WORDS[group]}</p>
<ul class="demo-cards">
${productsOfGroup(group).map((product) => cardHtml(product, view))}
</ul>
</section>`
}

function cardHtml(product: ShopProduct, view: View): string {
  const address = escapeAttribute(href(view, productPath(product)))
  return html`<li class="demo-card">
<img src="/images/${product.image}.svg" width="300" height="300" alt="" loading="lazy" decoding="async">
<h3><a href="${address}">${escapeText(product.demo.title)}</a></h3>
<p>${nameHtml(product.tiers.name)}</p>
</li>`
}
