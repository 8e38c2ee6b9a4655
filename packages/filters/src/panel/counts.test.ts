import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, radioListHtml, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { numbers, openFilterPage, the, type Answers, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const LISTING = shopModuleHtml({ products: listingProducts(2), total: 30 })

describe('numbers of products', () => {
  it('are asked for once a choice, and not again for another page or order', async () => {
    page = await openFilterPage(filterPanelHtml({ sections: [S.category, S.order] }) + LISTING, { answers: { counts: (body) => numbers(body, () => 3) } })
    expect(page.asked().map(({ url }) => url)).toEqual(['/shop/'])
    the('.page-numbers[aria-label="Page 2"]').click()
    await page.settled()
    the('a[data-id="price"]').click()
    await page.settled()
    expect([location.search, page.asked().length]).toEqual(['?shopOrder=price', 1])
    the('input[value="12"]').click()
    await page.settled()
    expect(page.asked().slice(1).map(({ url }) => url)).toEqual(['/shop/?shopCategory=12&shopOrder=price'])
  })

  it('are not asked for again for an order under a name that only the shop says', async () => {
    const shop = LISTING.replace('data-shop-order-var="shopOrder"', 'data-shop-order-var="sort"')
    page = await openFilterPage(filterPanelHtml({ sections: [S.category] }) + shop, { answers: { counts: (body) => numbers(body, () => 3) } })
    const select = the<HTMLSelectElement>('select.orderby')
    select.value = 'price'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await page.settled()
    expect([location.search, page.asked().length]).toEqual(['?sort=price', 1])
  })

  it.each(['constructor', '__proto__'])('of an option called %s are those that the shop tells, and none before', async (value) => {
    const control = radioListHtml({ index: 1, type: 'tag' }, [{ value, label: 'odd', count: 7 }])
    const place = () => the(`input[value="${value}"] + label .ags-wc-filters-product-count`).textContent
    let answer = () => {}
    page = await openFilterPage(filterPanelHtml({ sections: [{ ...S.tag, control, dynamicCounts: true }] }) + LISTING, {
      answers: { counts: (body) => new Promise((resolve) => void (answer = () => resolve(numbers(body, () => 3)))) },
    })
    expect(place()).toBe('7')
    answer()
    await page.settled()
    expect(place()).toBe('3')
  })

  it('are asked for without putting anything into the cart', async () => {
    page = await openFilterPage(filterPanelHtml({ sections: [S.category] }) + LISTING, { address: '/shop/?add-to-cart=9&lang=de' })
    expect(page.asked().map(({ url }) => url)).toEqual(['/shop/?lang=de'])
  })

  it('are asked for once by a panel that the theme prints twice', async () => {
    const panel = filterPanelHtml({ sections: [S.category] })
    page = await openFilterPage(panel + panel + LISTING, { answers: { counts: (body) => numbers(body, () => 3) } })
    expect(page.asked()).toHaveLength(1)
    the('input[value="12"]').click()
    await page.settled()
    expect(page.asked()).toHaveLength(2)
    const places = [...document.querySelectorAll('label[for$="_category_12"] .ags-wc-filters-product-count')]
    expect(places.map(({ textContent }) => textContent)).toEqual(['3', '3'])
  })

  it('hide a section where every one that was returned is none, that of "all" included', async () => {
    const answers: Answers = { counts: (body) => numbers(body, () => 0) }
    const isHidden = () => the('.ags_woo_products_filters_child_0').classList.contains('ags-wc-filters-hidden')
    const html = filterPanelHtml({ sections: [{ ...S.tag, condition: 'notempty' }, S.category] }) + LISTING
    page = await openFilterPage(html, { answers })
    expect(isHidden()).toBe(true)
    answers.counts = (body) => numbers(body, (value) => (value === 'all' ? 4 : 0))
    the('input[value="12"]').click()
    await page.settled()
    expect(isHidden()).toBe(false)
  })

  it('leave out no parent of what is chosen: that would go with it', async () => {
    const answers: Answers = { counts: (body) => numbers(body, () => 0) }
    page = await openFilterPage(filterPanelHtml({ sections: [S.category] }) + LISTING, { answers, address: '/shop/?shopCategory=16' })
    const leftOut = () => ['12', '15', '16', '20'].filter((value) => the(`input[value="${value}"]`).closest('.ags-wc-filters-hidden'))
    expect(leftOut()).toEqual(['12', '20'])
    the('input[value="16"]').click()
    await page.settled()
    expect(leftOut()).toEqual(['12', '15', '16', '20'])
  })

  it('leave "all" in while something is chosen: nothing else takes that back', async () => {
    const control = radioListHtml({ index: 1, type: 'tag' }, [{ value: '31', label: 'bulk' }, { value: '32', label: 'eco' }], { all: 'Any' })
    const html = filterPanelHtml({ sections: [{ ...S.tag, control, hideZero: true }] }) + LISTING
    page = await openFilterPage(html, { answers: { counts: (body) => numbers(body, () => 0) }, address: '/shop/?shopTag=32' })
    const leftOut = () => ['all', '31', '32'].filter((value) => the(`input[value="${value}"]`).closest('.ags-wc-filters-hidden'))
    expect(leftOut()).toEqual(['31'])
    the('input[value="all"]').click()
    await page.settled()
    expect(leftOut()).toEqual(['all', '31', '32'])
  })
})

describe('the number on the Apply button', () => {
  const html = filterPanelHtml({ sections: [S.category, S.tag], apply: 'Apply' }) + LISTING
  const words = () => the('.ags-wc-filters-button-apply').textContent
  const choose = (value: string) => the(`input[value="${value}"]`).click()

  it('is asked for while choices wait, and not again once they are applied', async () => {
    let tell: () => void = () => undefined
    const answers: Answers = { counts: (body) => numbers(body, () => 23) }
    page = await openFilterPage(html, { answers })
    choose('12')
    await page.settled()
    the('.ags-wc-filters-button-apply').click()
    await page.settled()
    expect(page.asked().map(({ url }) => url)).toEqual(['/shop/', '/shop/?shopCategory=12'])
    // Nor while they are on their way.
    answers.counts = (body) => new Promise((resolve) => (tell = () => resolve(numbers(body, () => 7))))
    choose('15')
    await page.settled()
    the('.ags-wc-filters-button-apply').click()
    await page.settled()
    tell()
    await page.settled()
    expect(page.asked().map(({ url }) => url).slice(2)).toEqual(['/shop/?shopCategory=12%2C15'])
    expect(the('label[for$="_category_12"] .ags-wc-filters-product-count').textContent).toBe('7')
  })

  it('is asked for by Apply where it did not come before', async () => {
    const answers: Answers = { counts: () => 'down' }
    page = await openFilterPage(html, { answers })
    choose('12')
    await page.settled()
    the('.ags-wc-filters-button-apply').click()
    await page.settled()
    expect(page.asked().map(({ url }) => url)).toEqual(['/shop/', '/shop/?shopCategory=12', '/shop/?shopCategory=12'])
  })

  it('goes with the choices that it was asked for, and comes back with them', async () => {
    const answers: Answers = { counts: (body) => numbers(body, () => 23) }
    page = await openFilterPage(html, { answers })
    choose('12')
    await page.settled()
    expect(words()).toBe('Show 23 products')
    answers.counts = () => 'down'
    choose('15')
    expect(words()).toBe('Apply')
    await page.settled()
    expect(words()).toBe('Apply')
    choose('15')
    expect(words()).toBe('Show 23 products')
  })

  it('is gone once they are applied, and none is shown for the next until it is told', async () => {
    const answers: Answers = { counts: (body) => numbers(body, () => 23) }
    page = await openFilterPage(html, { answers })
    choose('12')
    await page.settled()
    let tell: (text: string) => void = () => undefined
    let asked = ''
    answers.counts = (body) => {
      asked = body
      return new Promise<string>((resolve) => (tell = resolve))
    }
    the('.ags-wc-filters-button-apply').click()
    choose('15')
    await page.settled()
    expect([location.search, words()]).toEqual(['?shopCategory=12', 'Apply'])
    tell(numbers(asked, () => 7))
    await page.settled()
    expect(words()).toBe('Show 7 products')
  })
})
