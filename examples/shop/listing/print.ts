import {
  checkboxListHtml,
  coloursHtml,
  filterPanelHtml,
  LISTING_ORDERS,
  listingContent,
  listingHtml,
  multiSelectHtml,
  radioListHtml,
  rangeHtml,
  readSelection,
  searchHtml,
  shopModuleHtml,
  singleSelectHtml,
  starsHtml,
  type FilterOption,
  type ListingContent,
  type Selection,
} from '@tillkit/fixtures'
import { LISTING, NAMES } from './find.ts'
import { BRANDS, COLOURS, KINDS, SIZES } from './goods.ts'

const MODULE_VIEW = /(?:^|; *)ags_woo_shop_plus_900_(\d+)=(grid|list)/g
/** The page's number, by which the view is remembered. */
export const PAGE_ID = 900

/** What the server knows of a visitor's request. */
export interface ListingRequest {
  readonly url: URL
  readonly cookies: string
}

/** What stands in one of the page's shops. */
export function contentOf({ url, cookies }: ListingRequest, index: number): ListingContent {
  const suffix = index > 0 ? String(index + 1) : ''
  // The second shop lists everything: the filters are the first one's.
  const selection = index > 0 ? { ...readSelection(new URLSearchParams()), ...pick(readSelection(url.searchParams, suffix)) } : readSelection(url.searchParams)
  const view = [...cookies.matchAll(MODULE_VIEW)].find(([, number]) => number === String(index))?.[2]
  return {
    ...listingContent(LISTING, selection),
    address: url.pathname + url.search,
    pageName: `shopPage${suffix}`,
    view: view === 'list' ? 'list' : 'grid',
  }
}

function pick({ order, page }: Selection): Pick<Selection, 'order' | 'page'> {
  return { order, page }
}

/** A shop's content, for an answer. */
export const shopContent = (request: ListingRequest, index: number): string => listingHtml(contentOf(request, index))
/** A shop of the page. */
export const shopHtml = (request: ListingRequest, index: number): string => shopModuleHtml({ ...contentOf(request, index), index })

/** The panel: a section for each way to choose. The server does not print what is chosen, as the shop builder does not. */
export function panelHtml(selection: Selection, { layout = 'vertical', apply }: { layout?: 'vertical' | 'horizontal'; apply?: string } = {}): string {
  const counted = (filter: string, options: readonly FilterOption[]): FilterOption[] =>
    options.map((option) => ({ ...option, count: LISTING.countOf(selection, filter, option.value), ...(option.children ? { children: counted(filter, option.children) } : {}) }))
  const shared = { activeCount: true, clear: true }
  const counts = { ...shared, dynamicCounts: true, hideZero: true }
  return filterPanelHtml({
    layout,
    chips: true,
    clearAll: 'Clear all',
    ...(apply === undefined ? {} : { apply }),
    sections: [
      { ...shared, real: NAMES.search, title: 'Search', control: searchHtml({ placeholder: 'Search these products' }) },
      { ...counts, real: NAMES.category, title: 'Category', children: 'hierarchical', expand: true, control: checkboxListHtml({ index: 1, type: 'category' }, counted(NAMES.category, kindOptions())) },
      { ...shared, real: NAMES.price, title: 'Price', control: rangeHtml({ look: layout === 'horizontal' ? 'inputs' : 'slider', min: 0, max: 600, symbol: '£' }) },
      { ...counts, real: NAMES.brand, title: 'Brand', control: multiSelectHtml({ index: 3, type: 'attribute_pa_brand' }, counted(NAMES.brand, BRANDS), 'Any brand') },
      { ...counts, real: NAMES.colour, title: 'Colour', control: coloursHtml({ index: 4, type: 'attribute_pa_colour' }, counted(NAMES.colour, COLOURS)) },
      { ...counts, real: NAMES.size, title: 'Size', condition: { categories: [101, 102, 103, 104] }, control: radioListHtml({ index: 5, type: 'attribute_pa_size' }, counted(NAMES.size, SIZES), { all: 'Any size', cloud: true }) },
      { ...shared, real: NAMES.rating, title: 'Rating', control: starsHtml() },
      { ...counts, real: NAMES.stock, title: 'Availability', control: singleSelectHtml({ index: 7, type: 'stock_status' }, counted(NAMES.stock, STOCK), { all: 'Any' }) },
      { ...counts, real: NAMES.sale, title: 'Offers', control: checkboxListHtml({ index: 8, type: 'stock_status' }, counted(NAMES.sale, [{ value: 'onsale', label: 'On sale' }])) },
      { real: 'shopOrder', title: 'Sort by', control: singleSelectHtml({ index: 9, type: 'sorting' }, LISTING_ORDERS.map(([value, label]) => ({ value, label })), { active: 'menu_order' }) },
    ],
  })
}

const STOCK: readonly FilterOption[] = [
  { value: 'instock', label: 'In stock' },
  { value: 'outofstock', label: 'Out of stock' },
  { value: 'onbackorder', label: 'On backorder' },
]

function kindOptions(parent?: number): FilterOption[] {
  return KINDS.filter((kind) => kind.parent === parent).map(({ id, name }) => {
    const children = kindOptions(id)
    return { value: String(id), label: name, ...(children.length > 0 ? { children } : {}) }
  })
}
