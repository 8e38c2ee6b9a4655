import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, expect, it, vi } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

vi.mock('../controls/controls.late.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

let page: FilterPage
afterEach(() => page.close())

it('a control whose code does not come says nothing: what the address chose there stays', async () => {
  const silence = (event: Event) => event.preventDefault()
  document.addEventListener('tillkit:error', silence)
  page = await openFilterPage(filterPanelHtml({ sections: [S.category, S.rating], apply: 'Apply' }) + shopModuleHtml({ products: listingProducts(2) }), { address: '/shop/?shopRating=4%2B' })
  the<HTMLInputElement>('input[value="12"]').click()
  the('.ags-wc-filters-button-apply').click()
  expect(location.search).toBe('?shopCategory=12&shopRating=4%2B')
  document.removeEventListener('tillkit:error', silence)
})
