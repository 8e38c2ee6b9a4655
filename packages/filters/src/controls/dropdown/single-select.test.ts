import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, shopModuleHtml, singleSelectHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const STOCK = [{ value: 'instock', label: 'In stock' }, { value: 'outofstock', label: 'Out of stock' }]
const open = (all?: string) => {
  const control = singleSelectHtml({ index: 0, type: 'stock_status' }, STOCK, all === undefined ? { active: 'instock' } : { all })
  return openFilterPage(filterPanelHtml({ sections: [{ ...S.stock, control }], clearAll: 'Clear' }) + shopModuleHtml({ products: listingProducts(2) }))
}
const words = () => the('.ags-wc-filters-dropdown-single > .ags-wc-filters-active').textContent?.trim()
const selected = () => [...document.querySelectorAll<HTMLElement>('a[aria-selected="true"], a.ags-wc-filters-active')].map(({ dataset }) => dataset['id'])

describe('a list that opens, with one choice', () => {
  it('and no option for "all" holds none for chosen while none is', async () => {
    page = await open()
    expect([words(), selected()]).toEqual(['Please select', []])
    the('a[data-id="instock"]').click()
    expect([words(), selected(), location.search]).toEqual(['In stock', ['instock'], '?shopStockStatus=instock'])
    the('.ags-wc-filters-button-clear').click()
    expect([words(), selected(), location.search]).toEqual(['Please select', [], ''])
  })

  it('shows "all" while nothing is chosen', async () => {
    page = await open('Any')
    expect([words(), selected()]).toEqual(['Any', ['all']])
  })
})
