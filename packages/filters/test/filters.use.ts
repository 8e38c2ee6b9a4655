import { eventually, FILTER_SECTIONS, filterPanelHtml, listingAnswer, listingHtml, listingProducts, shopModuleHtml, type LoggedRequest, type UnitUse } from '@tillkit/testing'
import { expect } from 'vitest'

const SHOP = '.ags_woo_shop_plus_0'
const BOX = '.ags-wc-filters-section input[type="checkbox"][value="12"]'

/** A panel and the listing that it filters, for the neighbours suite. A listing that is asked for is named after the request. */
export const uses: readonly UnitUse[] = [
  {
    units: ['filters'],
    themeSettings: { page_id: '42' },
    main:
      filterPanelHtml({ sections: [FILTER_SECTIONS.category, FILTER_SECTIONS.search], chips: true, clearAll: 'Clear All' }) +
      shopModuleHtml({ products: listingProducts(3), prices: { min: 5, max: 80 } }),
    roots: ['.ags_woo_products_filters', '.ags_woo_shop_plus'],
    post: answerTo,
    async use({ change, click, text, count, server }) {
      const name = () => text(`${SHOP} .woocommerce-loop-product__title`)
      await click(BOX)
      await eventually(name).toContain('shopCategory=12')
      await eventually(() => count('.ags-wc-filters-selected-inner')).toBe(1)
      // What is asked in JSON is what the server understands.
      const [counts = ''] = server.requests.flatMap(({ form }) => form['ags_wc_filters_product_counts'] ?? [])
      expect(JSON.parse(counts)).toContainEqual({ parent: expect.any(String), filter: 'shopCategory', value: '12' })
      await change('input[type="search"]', 'roll')
      await eventually(name).toContain('shopSearch=roll')
      await click('.ags-wc-filters-button-clear')
      await eventually(name).toBe('everything')
      await click('.tillkit-filters-undo')
      await eventually(name).toContain('shopCategory=12')
    },
  },
]

function answerTo({ query, form }: LoggedRequest): string | undefined {
  if (!('ags_wc_filters_ajax_shop' in form)) return undefined
  const name = new URLSearchParams(query).toString() || 'everything'
  return listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(1).map((one) => ({ ...one, name })) }) }, notices: [] })
}
