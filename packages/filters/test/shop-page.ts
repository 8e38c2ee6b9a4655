import {
  fixturePage,
  filterPanelHtml,
  FILTER_SECTIONS,
  listingAnswer,
  listingHtml,
  listingProducts,
  shopModuleHtml,
  tillkitVersion,
  type Answer,
  type FilterPanel,
  type ListingContent,
  type LoggedRequest,
  type OpenOptions,
  type OpenPage,
  type PanelSection,
  type Shop,
  type ShopModule,
} from '@tillkit/testing'
import type { Page } from 'playwright-core'

/** The unit by itself, as a page without the script tag loads it. */
export const unitTag = `<script type="module" src="/tillkit/${tillkitVersion()}/filters.js"></script>`
const linked = (...names: string[]) => names.map((name) => `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/${name}.css">`).join('')
/** Its style sheets, which whoever uses a module alone links. */
export const styles = linked('tillkit', 'filters')

/** A case's page. */
export interface CasePage extends Partial<OpenOptions> {
  sections?: readonly PanelSection[]
  panel?: Partial<FilterPanel>
  /** What stands on the page instead of one panel and one shop. */
  main?: string
  shop?: Partial<ShopModule>
  /** Whether the script tag brings the unit, as it does in a shop. Default false: it stands on the page by itself. */
  byTag?: boolean
  /** Whether the next page is fetched ahead. Default false, so that only what a test does is asked for. */
  prefetch?: boolean
  /** What a request for a listing is answered with. Default three products named after its address. */
  answer?: (request: LoggedRequest) => Answer | Promise<Answer>
  /** What a request for numbers of products is answered with. Default nothing of use. */
  counts?: (request: LoggedRequest) => Answer | Promise<Answer>
}

/** An open page of a shop, and what it asked for. */
export interface ListingPage extends OpenPage {
  /** The requests for listings so far. */
  reloads(): LoggedRequest[]
  /** The requests for numbers of products so far. */
  counts(): LoggedRequest[]
  /** What the address bar says behind the host. */
  address(): string
}

/** The listing that is answered: its first product is named after the request. */
export function contentFor(name: string, more: Partial<ListingContent> = {}): ListingContent {
  const [first, ...others] = listingProducts(3)
  return { products: first ? [{ ...first, name }, ...others] : [], prices: { min: 5, max: 80 }, ...more }
}

/** An answer with one shop's listing. */
export function answerWith(name: string, shop = 'ags_woo_shop_plus_0', more: Record<string, unknown> = {}): string {
  return listingAnswer({ shop: { [shop]: listingHtml(contentFor(name)) }, notices: [], ...more })
}

/** Opens `/shop/` with one panel and one shop, whose server answers by the request. */
export async function openListing(shop: Shop, options: CasePage = {}): Promise<ListingPage> {
  const { sections = [FILTER_SECTIONS.category], panel, answer = byQuery, counts = () => ({ status: 400 }), prefetch = false, byTag = false, head = '', path = '/shop/', ...rest } = options
  const main =
    options.main ??
    filterPanelHtml({ sections, chips: true, clearAll: 'Clear All', ...panel }) + shopModuleHtml({ products: listingProducts(3), prices: { min: 5, max: 80 }, ...options.shop })
  const page = { globals: '<script>var et_pb_custom = {"page_id":"42"}</script>', ...rest, path, main, tillkit: byTag, head: `${byTag ? linked('tillkit') : unitTag + styles}<script type="application/json" id="tillkit-config">{"units":{"filters":{"prefetch":${String(prefetch)}}}}</script>${head}` }
  const html = fixturePage(page)
  const isCounts = ({ form }: LoggedRequest) => 'ags_wc_filters_product_counts' in form
  const open = await shop.openFixture({
    ...page,
    async before(tab) {
      shop.server.page(path, (request) => (request.method === 'GET' ? html : isCounts(request) ? counts(request) : answer(request)))
      await options.before?.(tab)
    },
  })
  const posts = () => shop.server.requests.filter((request) => request.method === 'POST' && request.path === path)
  return {
    ...open,
    reloads: () => posts().filter((request) => !isCounts(request)),
    counts: () => posts().filter(isCounts),
    address: () => addressOf(open.page),
  }
}

const byQuery = (request: LoggedRequest) => answerWith(queryOf(request), request.form['ags_wc_filters_ajax_shop'])

export const queryOf = ({ query }: LoggedRequest) => new URLSearchParams(query).toString() || 'nothing'
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** The box of a category. */
export const box = (page: Page, value: string) => page.locator(`input[type="checkbox"][value="${value}"]`)
/** The name of the first product of a shop. */
export const firstProduct = (page: Page, shop = 0) => page.locator(`.ags_woo_shop_plus_${shop} .woocommerce-loop-product__title`).first()

/** An answer that the test gives when it likes. */
export function held(): { answer: Promise<string>; send: (text: string) => void } {
  let send: (text: string) => void = () => undefined
  const answer = new Promise<string>((resolve) => {
    send = resolve
  })
  return { answer, send: (text) => send(text) }
}
