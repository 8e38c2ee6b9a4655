import { FILTER_SECTIONS, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerWith, box, firstProduct, held, openListing, queryOf } from './shop-page.ts'

const shop = useShop()
const length = (page: { evaluate: <T>(work: () => T) => Promise<T> }) => page.evaluate(() => history.length)
const classes = (page: { locator: (selector: string) => { getAttribute: (name: string) => Promise<string | null> } }) =>
  page.locator('.ags_woo_shop_plus_0').getAttribute('class')

describe('a choice in a panel', () => {
  it('goes into the address once, and loads the listing once [shop-listing-and-filters#1]', async () => {
    const first = held()
    const { page, reloads, address } = await openListing(shop, { answer: () => first.answer })
    const before = await length(page)
    await box(page, '12').check()
    expect(address()).toBe('/shop/?shopCategory=12')
    expect(await length(page)).toBe(before + 1)
    expect(await classes(page)).toContain('ags-woo-shop-loading')
    await eventually(reloads).toHaveLength(1)
    expect(reloads()[0]).toMatchObject({ method: 'POST', url: '/shop/?shopCategory=12', form: { ags_wc_filters_ajax_shop: 'ags_woo_shop_plus_0' } })
    expect(Object.keys(reloads()[0]?.form ?? {})).toEqual(['ags_wc_filters_ajax_shop'])
    first.send(answerWith('twelve'))
    await eventually(() => firstProduct(page).textContent()).toBe('twelve')
    expect(await classes(page)).not.toContain('ags-woo-shop-loading')
  })

  it('beside another is repeated in the address and joined in the request [shop-listing-and-filters#2]', async () => {
    const { page, reloads, address } = await openListing(shop)
    await box(page, '12').check()
    await box(page, '15').check()
    expect(address()).toBe('/shop/?shopCategory=12&shopCategory=15')
    await eventually(() => reloads().at(-1)?.url).toBe('/shop/?shopCategory=12%2C15')
  })

  it('leaves a clean address when it is taken back [shop-listing-and-filters#3]', async () => {
    const { page, reloads, address } = await openListing(shop, { search: '?shopCategory=12&shopCategory=15' })
    await box(page, '12').uncheck()
    await box(page, '15').uncheck()
    expect(address()).toBe('/shop/')
    await eventually(() => reloads().at(-1)?.url).toBe('/shop/')
  })

  it('keeps what is not a filter, and goes back to the first page [shop-listing-and-filters#4]', async () => {
    const { page, address } = await openListing(shop, { search: '?utm_source=a&shopPage=3&add-to-cart=9' })
    await box(page, '12').check()
    expect(address()).toBe('/shop/?utm_source=a&shopCategory=12')
  })

  it('keeps the place in the page [shop-listing-and-filters#5]', async () => {
    const { page, address } = await openListing(shop, { search: '?shopPage2=4#top' })
    await box(page, '12').check()
    expect(address()).toBe('/shop/?shopCategory=12#top')
  })

  it('is read from a joined address [shop-listing-and-filters#9]', async () => {
    const { page, reloads } = await openListing(shop, { search: '?shopCategory=12%2C15' })
    expect([await box(page, '12').isChecked(), await box(page, '15').isChecked(), await box(page, '20').isChecked()]).toEqual([true, true, false])
    expect(await page.locator('.ags-wc-filters-selected-inner').allInnerTexts()).toHaveLength(2)
    expect(reloads()).toEqual([])
  })

  it('survives hostile values [shop-listing-and-filters#10]', async () => {
    const { page, address, pageErrors } = await openListing(shop, { search: "?shopCategory='", sections: [FILTER_SECTIONS.category, FILTER_SECTIONS.tag] })
    const ticked = page.locator('.ags_woo_products_filters input:checked')
    expect(await ticked.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(['all'])
    await page.locator('input[type="radio"][value="32"]').check()
    expect(address()).toBe('/shop/?shopTag=32')
    expect(pageErrors).toEqual([])
  })
})

describe('back and forward', () => {
  it('bring states and listings back, and make no entry [shop-listing-and-filters#31]', async () => {
    const { page, address } = await openListing(shop)
    await box(page, '12').check()
    await eventually(() => firstProduct(page).textContent()).toContain('12')
    await box(page, '15').check()
    await eventually(() => firstProduct(page).textContent()).toContain('15')
    const entries = await length(page)
    await page.goBack()
    await eventually(() => box(page, '15').isChecked()).toBe(false)
    expect(await box(page, '12').isChecked()).toBe(true)
    expect(address()).toBe('/shop/?shopCategory=12')
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    await page.goForward()
    await eventually(() => box(page, '15').isChecked()).toBe(true)
    expect(address()).toBe('/shop/?shopCategory=12&shopCategory=15')
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12%2C15')
    expect(await length(page)).toBe(entries)
  })
})

describe('answers', () => {
  it('that come late do not replace newer ones [shop-listing-and-filters#32]', async () => {
    const first = held()
    const { page, reloads } = await openListing(shop, { answer: (request) => (queryOf(request) === 'shopCategory=12' ? first.answer : answerWith(queryOf(request))) })
    await box(page, '12').check()
    await eventually(reloads).toHaveLength(1)
    await box(page, '15').check()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12%2C15')
    first.send(answerWith('late'))
    await box(page, '20').check()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12%2C15%2C20')
  })
})
