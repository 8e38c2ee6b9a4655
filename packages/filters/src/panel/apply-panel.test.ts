import { FILTER_SECTIONS as S, filterPanelHtml, listingAnswer, listingHtml, listingProducts, rangeHtml, searchHtml, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => {
  page.close()
  document.body.className = ''
})

const LISTING = shopModuleHtml({ products: listingProducts(2) })
const SECTIONS = [S.category, S.tag, S.stock, S.brand, { ...S.search, control: searchHtml({ suggestions: false }) }, S.rating, S.colour,
  { ...S.price, control: rangeHtml({ look: 'inputs', min: 0, max: 100, symbol: '£' }) }]
const panel = (apply?: string) => filterPanelHtml({ sections: SECTIONS, chips: true, clearAll: 'Clear', ...(apply === undefined ? {} : { apply }) }) + LISTING
const answers = { listing: () => listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(2) }) }, notices: [] }) }
const open = (more: { apply?: string; address?: string } = {}) => openFilterPage(panel(more.apply), { answers, ...(more.address === undefined ? {} : { address: more.address }) })
/** Calls the plugin's function as other scripts do. */
const applyFilters = async (...args: readonly unknown[]) => {
  const apply: unknown = Reflect.get(window, 'ags_wc_filters_applyFilters')
  if (typeof apply === 'function') Reflect.apply(apply, undefined, [[the('.ags_woo_products_filters')], ...args])
  await page.settled()
}
const listings = () => page.sent.filter(({ body }) => !body.includes('counts')).map(({ url, body }) => `${url} ${body}`)
const tick = (value: string, isOn = true) => void (the<HTMLInputElement>(`input[value="${value}"]`).checked = isOn)

describe('what a script has put into a panel without a word', () => {
  const fill = () => {
    tick('12')
    tick('32')
    tick('52')
    tick('61')
    the('a[data-id="all"]').classList.remove('ags-wc-filters-active')
    the('a[data-id="instock"]').classList.add('ags-wc-filters-active')
    the<HTMLInputElement>('input[type="search"]').value = ' rolls '
    the('.ags-wc-filters-stars-control').dataset['value'] = '4+'
    the<HTMLInputElement>('input[title="Minimum value"]').value = '10'
  }
  const ALL = '?shopCategory=12&shopTag=32&shopStockStatus=instock&shopAttribute_pa_brand=52&shopSearch=rolls&shopRating=4%2B&shopAttribute_pa_colour=61&shopPrice=10-'

  it('is applied where it calls applyFilters: in every kind of control, with one entry and one request', async () => {
    page = await open()
    const entries = history.length
    fill()
    await page.settled()
    expect([location.search, listings()]).toEqual(['', []])
    await applyFilters()
    expect([location.search, history.length - entries, listings().length]).toEqual([ALL, 1, 1])
    expect(document.querySelectorAll('.ags-wc-filters-selected-inner')).toHaveLength(8)
  })

  it('is applied by the Apply button', async () => {
    page = await open({ apply: 'Apply' })
    fill()
    the('.ags-wc-filters-button-apply').click()
    expect(location.search).toBe(ALL)
  })

  it('may be less than before', async () => {
    page = await open({ address: '/shop/?shopCategory=12&shopCategory=15&shopPrice=10-40' })
    tick('15', false)
    the<HTMLInputElement>('input[title="Maximum value"]').value = ''
    await applyFilters()
    expect(location.search).toBe('?shopCategory=12&shopPrice=10-')
  })

  it('is nothing where it has put nothing: what is applied, and what a shopper types at its bound, is as it was', async () => {
    page = await open({ address: '/shop/?shopCategory=12&shopTag=32&shopSearch=till&shopRating=3%2B&shopStockStatus=instock' })
    const most = the<HTMLInputElement>('input[title="Maximum value"]')
    most.value = most.max
    the<HTMLInputElement>('input[title="Minimum value"]').value = '10'
    most.dispatchEvent(new Event('input', { bubbles: true }))
    await page.settled()
    const [before, asked] = [location.search, listings().length]
    expect(before).toContain('shopPrice=10-')
    await applyFilters()
    expect([location.search, listings().length]).toEqual([before, asked])
  })
})

it('a field that holds no number leaves the other end of a range as it is', async () => {
  page = await open({ apply: 'Apply' })
  for (const [end, value] of [['Minimum', '-5'], ['Maximum', '40']] as const) {
    const field = the<HTMLInputElement>(`input[title="${end} value"]`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  the('.ags-wc-filters-button-apply').click()
  expect(location.search).toBe('?shopPrice=-40')
})

describe('applyFilters', () => {
  it('sends what else it is told, once, and keeps no answer to that', async () => {
    page = await open()
    tick('12')
    await applyFilters(undefined, { my_flag: 1, 'list': ['a', 'b'], none: () => 0, 'add-to-cart': 9 })
    expect(listings()).toEqual(['/shop/?shopCategory=12 ags_wc_filters_ajax_shop=ags_woo_shop_plus_0&my_flag=1&list%5B%5D=a&list%5B%5D=b'])
    the('input[value="12"]').click()
    await page.settled()
    the('input[value="12"]').click()
    await page.settled()
    // The page's own listing, which is shown again, and then the one that was not kept.
    expect(listings().slice(1)).toEqual(['/shop/', '/shop/?shopCategory=12'].map((url) => `${url} ags_wc_filters_ajax_shop=ags_woo_shop_plus_0`))
  })

  it('does nothing in the builder', async () => {
    document.body.className = 'et-fb'
    page = await open()
    const entries = history.length
    await applyFilters(`${location.origin}/shop/?utm=1`)
    expect([location.search, history.length - entries, page.sent]).toEqual(['', 0, []])
  })

  it('says when the listing has come', async () => {
    page = await open()
    tick('12')
    const log: string[] = []
    await applyFilters('', null, () => log.push(the('.ags_woo_shop_plus').className.includes('loading') ? 'early' : location.search))
    expect(log).toEqual(['?shopCategory=12'])
  })

  it('begins from an address of this site, its port included, and asks nothing where that says the same', async () => {
    page = await open({ address: '/shop/?shopCategory=12' })
    await applyFilters(`${location.origin}/shop/?shopCategory=12%2C15&utm=1`)
    expect([location.search, listings().length]).toEqual(['?utm=1&shopCategory=12', 1])
    await applyFilters(`${location.origin}/shop/?utm=1&shopCategory=12#top`)
    await applyFilters('https://elsewhere.test/shop/?shopCategory=20')
    expect([location.pathname, location.search, listings().length]).toEqual(['/shop/', '?utm=1&shopCategory=12', 1])
  })
})
