import { html } from '@tillkit/fixtures'
import { externalFormHtml, type GroupedChild, groupedFormHtml, reviewLinkHtml, reviewsTab, simpleFormHtml, stickyBarHtml, TABS, tabsHtml } from '@tillkit/fixtures/product-page'
import { products } from '../catalogue/index.ts'
import { breadcrumbHtml, type ShopPage } from '../pages/document.ts'
import type { Visit } from '../pages/visit.ts'
import { href, type View } from '../view.ts'
import { REVIEWED, type ReviewDesk } from './desk.ts'

const GROUPED = '/reviewed/group/'
const EXTERNAL = '/reviewed/partner/'
const PARTNER = '/reviewed/partner/shop/'

/** The addresses of the pages with tabs and reviews, and what they show. */
export const REVIEWED_PAGES = [
  [REVIEWED, 'Tabs, reviews, stars, a sticky bar'],
  [`${REVIEWED}#comment-64`, 'The same, by a link to a review'],
  [GROUPED, 'Several products in one form'],
  [EXTERNAL, 'A product that another shop sells'],
] as const

const SIMPLE = products.filter(({ variable, quantity }) => !variable && !quantity).slice(0, 3)

/** What is put together on the page of several: two with a number, one that is sold singly. */
const CHILDREN: readonly GroupedChild[] = SIMPLE.map(({ tiers: { id, name } }, index) => ({ id, name, kind: index < 2 ? 'number' : 'single' }))

/** What may be put into a cart. */
interface Wanted {
  readonly id: number
  readonly quantity: number
}

/** Takes a form for several products. @returns whether it was one */
export function takeGrouped(path: string, form: URLSearchParams, add: (wanted: Wanted) => void): boolean {
  if (path !== GROUPED) return false
  for (const { id } of CHILDREN) {
    const quantity = Number(form.get(`quantity[${id}]`))
    if (quantity > 0) add({ id, quantity })
  }
  return true
}

/** What a page of these is about. */
interface About {
  readonly id: number
  readonly kind: 'simple' | 'grouped' | 'external'
  readonly name: string
  readonly form: string
  readonly tryThis: string
}

/** The page of an address with tabs and reviews; undefined for other addresses. */
export function reviewedPage({ pathname }: URL, { view, notices }: Visit, desk: ReviewDesk): ShopPage | undefined {
  if (pathname === PARTNER) return { title: 'Partner', bodyClass: 'page', main: '<h1>Another shop</h1>\n<p>Here it would be bought.</p>' }
  const about = aboutOf(pathname, view)
  return about && productPage(about, { view, notices, desk })
}

function aboutOf(pathname: string, view: View): About | undefined {
  const [first] = SIMPLE
  if (!first) return undefined
  if (pathname === REVIEWED) {
    return {
      id: first.tiers.id, kind: 'simple', name: 'Rolls with reviews', form: simpleFormHtml({ id: first.tiers.id, action: href(view, `/product/${first.slug}/`) }),
      tryThis: 'Follow the link to the reviews and come back; search the page for a review while its tab is closed; send a review without stars, and with some; scroll on for the bar.',
    }
  }
  if (pathname === GROUPED) {
    return { id: 9360, kind: 'grouped', name: 'Rolls in a group', form: groupedFormHtml({ id: 9360, action: href(view, GROUPED), products: CHILDREN }), tryThis: 'Fields stay empty until you type; the bar leads back to them.' }
  }
  if (pathname !== EXTERNAL) return undefined
  return { id: 9361, kind: 'external', name: 'Partner scanner', form: externalFormHtml(PARTNER), tryThis: 'The button leads to the other shop, with what that asks for.' }
}

function productPage({ id, kind, name, form, tryThis }: About, { view, notices, desk }: { readonly view: View; readonly notices: string; readonly desk: ReviewDesk }): ShopPage {
  const barLink = kind === 'simple' ? { address: href(view, `${REVIEWED}?add-to-cart=${id}`) } : { address: href(view, GROUPED), words: 'View products' }
  return {
    title: name,
    bodyClass: `single-product woocommerce woocommerce-page theme-storefront postid-${id}`,
    head: { productTabs: true },
    demo: { title: name, tryThis },
    main: html`${breadcrumbHtml([['Home', href(view, '/')], [name]])}
<div class="woocommerce-notices-wrapper">${notices}</div>
<div id="product-${id}" class="product type-product post-${id} instock purchasable product-type-${kind}">
<div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image"><img width="600" height="600" src="/images/coloured-rolls.svg" class="wp-post-image" alt="Coloured rolls" fetchpriority="high"></div></div></div>
<div class="summary entry-summary">
<h1 class="product_title entry-title">${name}</h1>
${reviewLinkHtml()}
<p class="price">&pound;12.00</p>
${form}
</div>
${tabsHtml({ tabs: [...TABS, reviewsTab({}, [...desk.reviews])] })}
</div>`,
    bodyEnd: kind === 'external' ? '' : stickyBarHtml({ id, name, ...barLink }),
  }
}
