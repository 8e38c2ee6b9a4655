import type { BenchPageOptions } from '@tillkit/bench'
import { checkboxListHtml, filterPanelHtml, FILTER_SECTIONS as S, listingAnswer, listingHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { readFileSync } from 'node:fs'

/** The shop builder's own sheet in short, there with our script and without. */
export const STYLES = `<style>${readFileSync(new URL('../../fixtures/src/styles/shop/filters.css', import.meta.url), 'utf8')}</style>`

/** A panel as shops have it; each has a class of its own. */
export const panel = (index: number): string =>
  filterPanelHtml({ index, sections: [S.search, { ...S.category, dynamicCounts: false, hideZero: false }, S.stock, S.rating], chips: true, clearAll: 'Clear all' })

/** A panel with one list of so many options, beside a listing of so many products. */
export function shopPage({ options, products }: { readonly options: number; readonly products: number }): BenchPageOptions {
  const list = Array.from({ length: options }, (_, at) => ({ value: String(at + 1), label: `Model ${at + 1}` }))
  const section = { real: 'shopAttribute_pa_model', title: 'Model', activeCount: true, control: checkboxListHtml({ index: 0, type: 'attribute_pa_model' }, list) }
  return {
    path: '/shop/',
    globals: STYLES,
    // By itself: what quantities and add buttons cost in a new listing is their units' own.
    scriptAttributes: { 'data-units': 'filters' },
    // Without the page that is fetched ahead: only what is measured is asked for.
    head: '<script type="application/json" id="tillkit-config">{"units":{"filters":{"prefetch":false}}}</script>',
    main: filterPanelHtml({ sections: [section], chips: true }) + shopModuleHtml({ products: listingProducts(products), prices: { min: 5, max: 80 } }),
  }
}

/** What stands in a listing of so many other products. */
export const nextListing = (products: number): string => listingHtml({ products: listingProducts(products, 1001), prices: { min: 5, max: 80 } })

/** The shop's answer with that. */
export const answerOf = (html: string): string => listingAnswer({ shop: { ags_woo_shop_plus_0: html }, notices: [] })
