import { FILTER_SECTIONS as SECTIONS, filterPanelHtml, listingAnswer, listingHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { describeWidget } from '@tillkit/testing/contract'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { anatomy, attributes, classes } from './filters.anatomy.ts'
import { EXPANDED } from './controls/options/anatomy.ts'
// It is there at once, so that a listing mounts before the panel behind it, as the fixture says.
import './listing/regions/listing-parts.ts'

/** A listing, and behind it a panel of every display type: the code that a panel needs comes later than a listing's. */
const WHOLE =
  shopModuleHtml({ products: listingProducts(3), total: 30, prices: { min: 5, max: 80 } }) +
  filterPanelHtml({ sections: Object.values(SECTIONS), chips: true, clearAll: 'Clear All' })

const load = async () => (await import('./filters.ts')).filters
const first = 'input[value="12"]'
const isChosen = (host: HTMLElement) => host.querySelector<HTMLInputElement>(first)?.checked ?? null

// The page's shop answers every request with the same listing, and has no numbers of products.
beforeEach(() => {
  const shop = { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(2) }), ags_woo_shop_plus_1: listingHtml({ products: listingProducts(1) }) }
  vi.stubGlobal('fetch', async () => new Response(listingAnswer({ shop, notices: [] })))
})
afterEach(() => history.replaceState(null, '', '/product/roll/'))
// What a page still has under way when its test ends is not to go to a real server.
afterAll(() => void vi.unstubAllGlobals())

const common = {
  // What a shop holds, the server sends again: its last answer stays.
  rewrites: anatomy.shop,
  stateClasses: [...Object.values(classes), EXPANDED, 'active'],
  stateAttributes: [attributes.name, 'data-value'],
}

describeWidget(load, {
  title: 'a panel with every display type and a listing',
  html: WHOLE,
  broken: [{ field: 'class', html: '<div class="ags_woo_shop_plus"><p>no number</p></div>' }],
  ...common,
})

describeWidget(load, {
  title: 'a row with an Apply button',
  html: filterPanelHtml({ sections: [SECTIONS.category, SECTIONS.price, SECTIONS.rating], layout: 'horizontal', apply: 'Apply', clearAll: 'Clear All', chips: true }),
  operate: (host) => host.querySelector<HTMLElement>(first)?.click(),
  state: isChosen,
  ...common,
})

describeWidget(load, {
  title: 'several listings, one without requests',
  html: shopModuleHtml({ products: listingProducts(2) }) + shopModuleHtml({ index: 1, products: listingProducts(2) }) + shopModuleHtml({ index: 2, ajax: false, products: listingProducts(1) }),
  operate: (host) => host.querySelector<HTMLElement>('.list-view')?.click(),
  ...common,
})
