import { html, readSelection } from '@tillkit/fixtures'
import { breadcrumbHtml, type ShopPage } from '../pages/document.ts'
import { href, type View } from '../view.ts'
import { PAGE_ID, panelHtml, shopHtml, type ListingRequest } from './print.ts'

/** The addresses of the listings, and what they show. */
export const LISTING_PAGES = [
  ['/shop/', 'Filters and a listing of 240'],
  ['/shop/apply/', 'Filters with an Apply button, in a row'],
  ['/shop/two-lists/', 'Two listings on one page'],
] as const

const SETTINGS = `<script>var et_pb_custom = {"page_id":"${PAGE_ID}"}; var DiviWoocommercePagesFrontendData = {"ajaxUrl":"/wp-admin/admin-ajax.php"};</script>`

/** The page of an address of a listing; undefined for other addresses. */
export function listingPage(request: ListingRequest, view: View, notices: string): ShopPage | undefined {
  const { pathname, searchParams } = request.url
  const title = LISTING_PAGES.find(([path]) => path === pathname)?.[1]
  if (title === undefined) return undefined
  const selection = readSelection(searchParams)
  const isRow = pathname === '/shop/apply/'
  const panel = panelHtml(selection, isRow ? { layout: 'horizontal', apply: 'Apply' } : {})
  const shops = pathname === '/shop/two-lists/' ? [0, 1] : [0]
  return {
    title: 'All products',
    demo: { title, tryThis: 'Choose, turn a page, go back: the address says it all.' },
    bodyClass: 'page woocommerce-page et_divi_theme',
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['All products']])}
<h1 class="page-title">All products</h1>
${notices}
${SETTINGS}
<div class="listing-page${isRow && ' listing-page--row'}">
<div class="listing-page__panel">${panel}</div>
<div class="listing-page__shops">${shops.map((index) => shopHtml(request, index))}</div>
</div>`,
  }
}
