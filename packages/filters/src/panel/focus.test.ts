import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type Answers, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const HTML = filterPanelHtml({ sections: [S.category], clearAll: 'Clear', chips: true }) + shopModuleHtml({ products: listingProducts(2) })

describe('the keyboard, on a button that goes away with its click,', () => {
  it('goes on at the listing after "Try again", whatever comes of it', async () => {
    const answers: Answers = { listing: () => 'broken' }
    page = await openFilterPage(HTML, { answers })
    the('input[value="12"]').click()
    await page.settled()
    const retry = () => the('.tillkit-listing-error button')
    for (const isMended of [false, true]) {
      if (isMended) delete answers.listing
      retry().focus()
      retry().click()
      expect(document.activeElement).toBe(the('.ags_woo_shop_plus'))
      await page.settled()
      expect([document.activeElement, document.querySelector('.tillkit-listing-error') === null]).toEqual([the('.ags_woo_shop_plus'), isMended])
    }
    the('input[value="12"]').focus()
    expect(the('.ags_woo_shop_plus').hasAttribute('tabindex')).toBe(false)
  })

  it('goes on at the listing where a listing comes while "Try again" has the focus', async () => {
    const answers: Answers = { listing: () => 'broken' }
    page = await openFilterPage(HTML, { answers })
    the('input[value="12"]').click()
    await page.settled()
    delete answers.listing
    the('.tillkit-listing-error button').focus()
    the('.ags-wc-filters-button-clear').click()
    await page.settled()
    expect([document.querySelector('.tillkit-listing-error'), document.activeElement]).toEqual([null, the('.ags_woo_shop_plus')])
  })

  it('goes on at Clear all after Undo', async () => {
    page = await openFilterPage(HTML, { address: '/shop/?shopCategory=12' })
    the('.ags-wc-filters-button-clear').click()
    await page.settled()
    the('.tillkit-filters-undo').focus()
    the('.tillkit-filters-undo').click()
    await page.settled()
    expect([location.search, document.querySelector('.tillkit-filters-undo'), document.activeElement]).toEqual(['?shopCategory=12', null, the('.ags-wc-filters-button-clear')])
  })
})
