import { checkboxListHtml, FILTER_SECTIONS as S, filterPanelHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

it('a section\'s title has a button that says what it opens, and whether it is open', async () => {
  page = await openFilterPage(filterPanelHtml({ sections: [S.category, { ...S.tag, closed: true }] }) + shopModuleHtml({ products: listingProducts(2) }))
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tillkit-filters-toggle')]
  const said = () => buttons.map((button) => [button.getAttribute('aria-label'), button.ariaExpanded])
  const isClosed = () => [...document.querySelectorAll('.ags-wc-filters-section')].map((section) => section.classList.contains('ags-wc-filters-section-toggle-closed'))
  expect([said(), isClosed()]).toEqual([[['Category: show or hide', 'true'], ['Tag: show or hide', 'false']], [false, true]])
  for (const button of buttons) button.click()
  expect([said().map(([, isOpen]) => isOpen), isClosed()]).toEqual([['false', 'true'], [true, false]])
})

it('a section\'s link clears what that section offers, not what stands in another of the same name', async () => {
  const other = checkboxListHtml({ index: 1, type: 'category' }, [{ value: '20', label: 'Labels' }, { value: '30', label: 'Boxes' }])
  const sections = [{ ...S.category, clear: true }, { ...S.category, title: 'Room', control: other }]
  page = await openFilterPage(filterPanelHtml({ sections }) + shopModuleHtml({ products: listingProducts(2) }), { address: '/shop/?shopCategory=12&shopCategory=20&shopCategory=30' })
  the('.ags-wc-filters-filter-clear').click()
  await page.settled()
  const ticked = [...document.querySelectorAll<HTMLInputElement>('.ags_woo_products_filters input:checked')].map(({ value }) => value)
  expect([location.search, ticked]).toEqual(['?shopCategory=30', ['30']])
})
