import { expectOldNames, eventually, FILTER_SECTIONS, filterPanelHtml, rangeHtml, shopModuleHtml, listingProducts, starsHtml, useShop, type UnitUse } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as filters } from './filters.use.ts'
import { uses as palette } from './palette.use.ts'

const shop = useShop()

const price = { ...FILTER_SECTIONS.price, control: rangeHtml({ look: 'slider', min: 0, max: 100, symbol: '£' }) }
const none = { real: 'shopAttribute_pa_none', title: 'Voltage', hideZero: true, control: '<ul class="ags-wc-filters-list ags-wc-filters-checkbox-list"></ul>' }
/** Controls of which the plugin's script drew something, each used. */
const drawn: UnitUse = {
  units: [],
  main: filterPanelHtml({ index: 1, sections: [price, { ...FILTER_SECTIONS.rating, control: starsHtml() }, FILTER_SECTIONS.stock, none], chips: true }) + shopModuleHtml({ index: 3, products: listingProducts(1) }),
  roots: [],
  // Of one option the shop has no product.
  post: ({ form: { ags_wc_filters_product_counts: asked } }) =>
    asked === undefined ? undefined : JSON.stringify((JSON.parse(asked) as { value: string }[]).map((one) => ({ ...one, count: one.value === '20' ? 0 : 1 }))),
  answer: (server) => server.answer('ags_wc_filters_search_suggestions', () => JSON.stringify({ success: true, data: [{ label: 'Till rolls', link: '/rolls/' }] })),
  async use({ page, click, change, count }) {
    const panel = '.ags_woo_products_filters_1'
    await eventually(() => count(`${panel} .rs-container`)).toBe(1)
    await page.locator(`${panel} .tillkit-range__handle--min`).dispatchEvent('pointerdown')
    await change(`${panel} .tillkit-range__handle--min`, '20')
    await click(`${panel} .ags-wc-filters-stars > span:nth-child(3)`)
    await eventually(() => count(`${panel} .ags-wc-filters-selected-inner`)).toBe(2)
    await page.locator('.ags_woo_products_filters_0 input[type="search"]').focus()
    await eventually(() => count('.ags-wc-filters-search-suggestions a')).toBe(1)
    await click(`${panel} .ags-wc-filters-section-toggle`)
  },
}

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...filters, ...palette, drawn])
})
