import { listingAnswer, listingHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => {
  page.close()
  vi.restoreAllMocks()
})

describe('the order of a listing', () => {
  it.each([
    ['the browser tells', (select: HTMLElement) => select.dispatchEvent(new Event('change', { bubbles: true }))],
    ['jQuery alone tells', (select: HTMLElement) => jQuery(select).trigger('change')],
  ])('that has changed, as %s, is ours: the platform\'s own handler at the form does not hear of it', async (_title, change) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    const listing = () => listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(2) }) }, notices: [] })
    page = await openFilterPage(shopModuleHtml({ products: listingProducts(2) }), { jquery: true, answers: { listing } })
    // As the platform's script binds it: at the form, for the select inside.
    jQuery('.woocommerce-ordering').on('change', 'select.orderby', function () {
      jQuery(this).closest('form').trigger('submit')
    })
    const select = the<HTMLSelectElement>('select.orderby')
    select.value = 'price'
    change(select)
    await page.settled()
    expect([location.search, submit.mock.calls.length, page.sent.map(({ url }) => url)]).toEqual(['?shopOrder=price', 0, ['/shop/?shopOrder=price']])
    // The new listing brings a select of its own.
    const next = the<HTMLSelectElement>('select.orderby')
    next.value = 'date'
    change(next)
    expect([next === select, location.search]).toEqual([false, '?shopOrder=date'])
  })
})
