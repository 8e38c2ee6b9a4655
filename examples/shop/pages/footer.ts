import { escapeAttribute, html, classicMiniCartWidgetHtml } from '@tillkit/fixtures'
import { newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { CATEGORIES } from '../catalogue/index.ts'
import { FOOTER_NEWS } from '../forms/content.ts'
import { href } from '../view.ts'
import type { Visit } from './visit.ts'

const ABOUT = [['/landing/', 'Why shops buy here'], ['/portfolio/', 'Counters we have fitted out'], ['/magazine/', 'Our magazine'], ['/contact/', 'Write to us'], ['/news/', 'Newsletters']] as const

/** The shop's footer: an opt-in, who we are, help, departments, and the platform's cart where the header has another. */
export function footerHtml({ view, cart }: Visit, { hasOptIn }: { hasOptIn: boolean }): string {
  return html`<footer class="site-footer">
${hasOptIn && `<div class="container site-footer__news">${newsletterHtml(FOOTER_NEWS)}</div>`}
<div class="container site-footer__columns">
<section>
<h2>Brightwell Till Supplies</h2>
<p>Rolls, ribbons and tills for shops, cafés and market stalls.</p>
<address>Unit 4, Harbour Lane<br>Weston Quay WQ1 4AB<br><a href="tel:+441632960148">01632 960 148</a></address>
</section>
<section>
<h2>Good to know</h2>
<ul>
<li>Delivery £4.95, free over £60</li>
<li>30 days to send things back</li>
<li>Pay by card or on a 30-day invoice</li>
</ul>
</section>
<nav aria-label="About us, in the footer">
<h2>About us</h2>
<ul>
${ABOUT.map(([path, name]) => `<li><a href="${escapeAttribute(href(view, path))}">${name}</a></li>`)}
</ul>
</nav>
<nav aria-label="Departments, in the footer">
<h2>Departments</h2>
<ul>
${Object.entries(CATEGORIES).map(
  ([slug, name]) =>
    `<li><a href="${escapeAttribute(href(view, `/product-category/${slug}/`))}">${name}</a></li>`,
)}
</ul>
</nav>
</div>
${view.cart !== 'classic' && `<div class="container site-footer__basket">${classicMiniCartWidgetHtml(cart, { hideIfEmpty: true })}</div>`}
<div class="container site-footer__end"><p>A demo shop: orders end in its memory, and nobody picks up that phone.</p></div>
</footer>`
}
