import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, radioListHtml, shopModuleHtml } from '@tillkit/testing/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const control = radioListHtml({ index: 1, type: 'tag' }, [{ value: '31', label: 'bulk' }, { value: '32', label: 'eco' }])

describe('radio buttons without one for "all"', () => {
  it.each([
    ['their chip', '.ags-wc-filters-remove'],
    ['their section\'s link', '.ags-wc-filters-filter-clear'],
    ['Clear all', '.ags-wc-filters-button-clear'],
  ])('are cleared by %s', async (_title, selector) => {
    page = await openFilterPage(filterPanelHtml({ sections: [{ ...S.tag, clear: true, control }], chips: true, clearAll: 'Clear' }) + shopModuleHtml({ products: listingProducts(2) }))
    the('input[value="32"]').click()
    await page.settled()
    expect(location.search).toBe('?shopTag=32')
    the(selector).click()
    await page.settled()
    expect([location.search, document.querySelectorAll('.ags_woo_products_filters input:checked').length]).toEqual(['', 0])
  })
})
