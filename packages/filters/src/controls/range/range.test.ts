import { FILTER_SECTIONS as S, filterPanelHtml, listingAnswer, listingHtml, listingProducts, rangeHtml, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const price = { ...S.price, control: rangeHtml({ look: 'inputs', min: 0, max: 100, symbol: '£' }) }
const field = (end: 'Minimum' | 'Maximum') => the<HTMLInputElement>(`input[title="${end} value"]`)
const type = (end: 'Minimum' | 'Maximum', value: string) => {
  field(end).value = value
  field(end).dispatchEvent(new Event('input', { bubbles: true }))
}
const reloads = () => page.sent.filter(({ body }) => !body.includes('counts')).map(({ url }) => url)
const chips = () => [...document.querySelectorAll('.ags-wc-filters-selected-inner')].map((chip) => chip.lastChild?.textContent)
/** A shop whose listings say these prices, one after the other; the last one stays. */
const open = (address: string, prices: readonly { min: number; max: number }[], more: { apply?: string } = {}) => {
  const found = [...prices]
  const next = () => (found.length > 1 ? found.shift() : found[0]) ?? null
  const html = filterPanelHtml({ sections: [S.category, price], chips: true, ...more }) + shopModuleHtml({ products: listingProducts(2), prices: next() })
  const listing = () => listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(2), prices: next() }) }, notices: [] })
  return openFilterPage(html, { address, answers: { listing } })
}

describe('the whole range in the address that the page came with', () => {
  it('is no choice: no chip, no number, no request; it goes with what is applied next', async () => {
    const entries = history.length
    page = await open('/shop/?shopPrice=5-80', [{ min: 5, max: 80 }])
    expect([chips(), the('.ags_woo_products_filters_child_1 .ags-wc-filters-title-active-count').textContent]).toEqual([[], ''])
    expect([location.search, reloads(), history.length - entries]).toEqual(['?shopPrice=5-80', [], 0])
    the('input[value="12"]').click()
    expect(location.search).toBe('?shopCategory=12')
  })

  it('is none after Back to it either', async () => {
    page = await open('/shop/?shopPrice=5-80', [{ min: 5, max: 80 }])
    the('input[value="12"]').click()
    await page.settled()
    history.replaceState(null, '', '/shop/?shopPrice=5-80')
    window.dispatchEvent(new Event('popstate'))
    await page.settled()
    expect([chips(), location.search]).toEqual([[], '?shopPrice=5-80'])
  })

  it('waits for the button where there is one', async () => {
    page = await open('/shop/?shopPrice=5-80', [{ min: 5, max: 80 }], { apply: 'Apply' })
    expect([chips(), location.search]).toEqual([[], '?shopPrice=5-80'])
    the('.ags-wc-filters-button-apply').click()
    expect(location.search).toBe('')
  })

  it('is one where the shop says its prices only after the panel has mounted', async () => {
    const shop = shopModuleHtml({ products: listingProducts(2), prices: { min: 0, max: 300 } })
    page = await openFilterPage(filterPanelHtml({ sections: [S.category, price], chips: true }), { address: '/shop/?shopPrice=0-100' })
    document.body.insertAdjacentHTML('beforeend', shop)
    await page.settled()
    expect(chips()).toEqual(['Price from £0 to £100'])
    the('input[value="12"]').click()
    expect(location.search).toBe('?shopCategory=12&shopPrice=0-100')
  })

  it('is one where the shop has more than that', async () => {
    page = await open('/shop/?shopPrice=5-80', [{ min: 5, max: 90 }])
    expect(chips()).toEqual(['Price from £5 to £80'])
  })
})

it('what the shopper has chosen stays a choice where nothing else is found any more', async () => {
  page = await open('/shop/', [{ min: 5, max: 80 }, { min: 10, max: 40 }])
  type('Minimum', '10')
  type('Maximum', '40')
  await page.settled()
  expect([location.search, field('Minimum').min, field('Maximum').max]).toEqual(['?shopPrice=10-40', '10', '40'])
  the('input[value="12"]').click()
  await page.settled()
  expect([location.search, chips()]).toEqual(['?shopCategory=12&shopPrice=10-40', ['Till rolls', 'Price from £10 to £40']])
})

it('a price follows each listing, under an alias too, and is asked for once however many have come', async () => {
  const bounds = [{ min: 5, max: 80 }, { min: 6, max: 70 }, { min: 7, max: 60 }, { min: 8, max: 50 }]
  page = await open('/shop/', bounds)
  Reflect.apply(Reflect.get(window, 'ags_wc_filters_set_aliases') as (map: object) => void, undefined, [{ shopPrice: 'cost' }])
  for (const [at, value] of ['12', '15', '20'].entries()) {
    the(`input[value="${value}"]`).click()
    await page.settled()
    expect([field('Minimum').min, field('Minimum').max, field('Maximum').max]).toEqual([bounds[at + 1]?.min, bounds[at + 1]?.max, bounds[at + 1]?.max].map(String))
  }
  expect([field('Minimum').dataset['minDefault'], field('Minimum').dataset['maxDefault']]).toEqual(['0', '100'])
  const asked = reloads().length
  type('Minimum', '20')
  await page.settled()
  expect([location.search, reloads().length - asked]).toEqual(['?shopCategory=12&shopCategory=15&shopCategory=20&cost=20-', 1])
})

describe('with an Apply button', () => {
  it('what waits for it stays a choice, whatever prices are found meanwhile', async () => {
    page = await open('/shop/', [{ min: 5, max: 80 }], { apply: 'Apply' })
    type('Minimum', '10')
    the('.ags_woo_shop_plus').outerHTML = shopModuleHtml({ products: listingProducts(2), prices: { min: 10, max: 40 } })
    await page.settled()
    expect([field('Minimum').min, field('Minimum').value]).toEqual(['10', '10'])
    the('.ags-wc-filters-button-apply').click()
    expect(location.search).toBe('?shopPrice=10-')
  })

  it('an end of the address that lies at its bound is no choice of anybody', async () => {
    page = await open('/shop/?shopPrice=10-80', [{ min: 5, max: 80 }], { apply: 'Apply' })
    const entries = history.length
    the('.ags-wc-filters-button-apply').click()
    await page.settled()
    expect([location.search, history.length - entries, reloads()]).toEqual(['?shopPrice=10-80', 0, []])
  })
})

describe('what is typed beside a slider', () => {
  const typed = () => the<HTMLInputElement>('.tillkit-range__field input')
  const enter = async (text: string) => {
    typed().value = text
    typed().dispatchEvent(new Event('blur'))
    await page.settled()
    return [location.search, typed().value]
  }

  const openSlider = (symbol = '£', max = 2000) => openFilterPage(
    filterPanelHtml({ sections: [{ ...S.price, control: rangeHtml({ look: 'slider', min: 0, max, symbol }) }] }) + shopModuleHtml({ products: listingProducts(2), prices: { min: 0, max } }))
  const message = () => document.querySelector('.tillkit-range__message')

  it.each([
    ['1,000', '?shopPrice=1000-'], ['£40', '?shopPrice=40-'], ['40 €', '?shopPrice=40-'], ['1 000,50', '?shopPrice=1001-'], ['1.000', '?shopPrice=1000-'], ['19,90', '?shopPrice=20-'],
    ['40,-', '?shopPrice=40-'], ['1,00,000', '?shopPrice=100000-'], ['40 Euro', '?shopPrice=40-'], ['EUR 40', '?shopPrice=40-'], ['40 GBP', '?shopPrice=40-'],
  ])('is read as people write numbers: %j', async (text, search) => {
    page = await openSlider('£', 200_000)
    expect(await enter(text)).toEqual([search, /\d+/.exec(search)?.[0]])
    expect(message()).toBeNull()
  })

  it('is read in the notation that the page says', async () => {
    vi.stubGlobal('tieredPricingGlobalData', { currencyOptions: { currency_symbol: 'د.ك', decimal_separator: '.', thousand_separator: ',', decimals: 3, price_format: '%1$s%2$s' } })
    page = await openSlider('د.ك')
    expect([await enter('12.250'), await enter('1,250')]).toEqual([['?shopPrice=12-', '12'], ['?shopPrice=1250-', '1250']])
    vi.unstubAllGlobals()
  })

  it('stays where it is no number, and is said to be none until it is one, or the range changes', async () => {
    page = await openSlider()
    expect(await enter('20')).toEqual(['?shopPrice=20-', '20'])
    expect(await enter('from 30')).toEqual(['?shopPrice=20-', 'from 30'])
    expect(message()?.textContent).toBe('This is not a number. Write one such as 40.')
    expect([typed().getAttribute('aria-invalid'), typed().getAttribute('aria-describedby')]).toEqual(['true', message()?.id])
    expect(await enter('30')).toEqual(['?shopPrice=30-', '30'])
    expect([message(), typed().hasAttribute('aria-invalid'), typed().hasAttribute('aria-describedby')]).toEqual([null, false, false])
    expect(await enter('-40')).toEqual(['?shopPrice=30-', '-40'])
    expect(await enter('x')).toEqual(['?shopPrice=30-', 'x'])
    expect(message()).not.toBeNull()
    expect(await enter(' ')).toEqual(['?shopPrice=30-', '30'])
    expect(message()).toBeNull()
  })
})
