import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, radioListHtml, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

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

describe('a panel that a theme prints twice', () => {
  const html = filterPanelHtml({ sections: [{ ...S.tag, control }], apply: 'Apply' })
  const ticked = () => [...document.querySelectorAll<HTMLInputElement>('.ags_woo_products_filters input:checked')].map(({ value }) => value)

  it('shows the choice in both, though its buttons have one name', async () => {
    page = await openFilterPage(html + html + shopModuleHtml({ products: listingProducts(2) }), { address: '/shop/?shopTag=32' })
    expect(ticked()).toEqual(['32', '32'])
    the('input[value="31"]').click()
    expect(ticked()).toEqual(['31', '31'])
  })

  it('keeps the choice when it is applied', async () => {
    page = await openFilterPage(html + html + shopModuleHtml({ products: listingProducts(2) }), { address: '/shop/?shopTag=32' })
    the('.ags-wc-filters-button-apply').click()
    expect(location.search).toBe('?shopTag=32')
  })

  it('keeps the choice of the first when the second comes later', async () => {
    page = await openFilterPage(html + shopModuleHtml({ products: listingProducts(2) }), { address: '/shop/?shopTag=32' })
    document.body.insertAdjacentHTML('beforeend', html)
    // As the browser does when it reads a button that is printed ticked.
    for (const late of [...document.querySelectorAll<HTMLInputElement>('input[value="32"]')].slice(1)) late.checked = true
    await page.settled()
    the('.ags-wc-filters-button-apply').click()
    expect(location.search).toBe('?shopTag=32')
  })

  it('has its own name back where it is stopped', async () => {
    page = await openFilterPage(html + html + shopModuleHtml({ products: listingProducts(2) }))
    const names = () => new Set([...document.querySelectorAll<HTMLInputElement>('.ags_woo_products_filters input')].map(({ name }) => name)).size
    expect(names()).toBe(2)
    page.stop()
    expect(names()).toBe(1)
  })
})
