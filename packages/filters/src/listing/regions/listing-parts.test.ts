import { FILTER_SECTIONS as S, filterPanelHtml, listingAnswer, listingHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

/** What is said of the next listing. It does not stand there for ever. */
const said = async () => {
  await page.rest()
  await page.rest()
  return the('.tillkit-announcer').textContent
}
const open = (listing: () => string) => openFilterPage(filterPanelHtml({ sections: [S.category] }) + shopModuleHtml({ products: listingProducts(2) }), { answers: { listing } })
const answer = (count: number) => listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(count) }) }, notices: [] })

describe('what has become of a listing is told', () => {
  it('in the shop\'s own words, by us alone', async () => {
    page = await open(() => answer(3))
    expect(the('.woocommerce-result-count').hasAttribute('role')).toBe(false)
    the('input[value="12"]').click()
    expect(the('.ags_woo_shop_plus').getAttribute('aria-busy')).toBe('true')
    expect([await said(), the('.ags_woo_shop_plus').hasAttribute('aria-busy')]).toEqual([the('.woocommerce-result-count').textContent?.trim(), false])
    expect(the('.woocommerce-result-count').hasAttribute('role')).toBe(false)
  })

  it('where nothing is found', async () => {
    page = await open(() => answer(0))
    the('input[value="12"]').click()
    expect(await said()).toContain('No products')
  })

  it('where it could not be had', async () => {
    page = await open(() => 'broken')
    the('input[value="12"]').click()
    expect(await said()).toBe('The list could not be updated.')
  })
})
