import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, multiSelectHtml, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

it('what belongs to a parent can be seen and ticked in a list that opens, and is hidden again at the end', async () => {
  const control = multiSelectHtml({ index: 4, type: 'category' }, [{ value: '51', label: 'Rolls', children: [{ value: '52', label: 'Coated' }] }])
  page = await openFilterPage(filterPanelHtml({ sections: [{ ...S.brand, real: 'shopCategory', control }] }) + shopModuleHtml({ products: listingProducts(2) }))
  const children = the('.ags-wc-filters-list-child')
  expect(children.style.display).toBe('block')
  the('.ags-wc-filters-dropdown-multi > .ags-wc-filters-active > span').click()
  the('input[value="52"]').click()
  expect([location.search, the('.ags-wc-filters-dropdown-multi > .ags-wc-filters-active').textContent]).toEqual(['?shopCategory=52', 'Coated'])
  page.stop()
  expect(children.style.display).toBe('none')
})
