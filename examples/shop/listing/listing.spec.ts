import { openSharedPage, violations, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from '../test-shop.ts'

const open = useOpenShop()

const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 900 }]
const count = (page: Page) => page.locator('.ags-divi-wc-layout-grid .woocommerce-result-count').first()
const search = (page: Page) => new URL(page.url()).search

async function visit(path: string, viewport = SIZES[1]): Promise<Page> {
  const page = await openSharedPage(open.browser, viewport)
  await page.goto(open.shop.address + path)
  await waitForMount(page)
  return page
}

describe.each(SIZES)('the listing at $width px', (size) => {
  it('is filtered, sorted and paged by its server, and comes back', async () => {
    const page = await visit('/shop/', size)
    await page.locator('label', { hasText: 'Labels' }).click()
    await count(page).getByText('of 30 results').waitFor()
    await page.locator('.ags-divi-wc-layout-grid select.orderby').selectOption('price-desc')
    await page.locator('.ags-divi-wc-layout-grid .price', { hasText: '£44.90' }).first().waitFor()
    await page.locator('.ags-divi-wc-layout-grid .page-numbers[aria-label="Page 2"]').click()
    await count(page).getByText('Showing 25–30 of 30').waitFor()
    expect(search(page)).toBe('?shopCategory=105&shopOrder=price-desc&shopPage=2')
    // The one look at a listing within the shop's header and footer, which no story has; what is too small to be pressed is so on a phone.
    if (size === SIZES[0]) expect(await violations(page)).toEqual([])
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await count(page).getByText('Showing 1–24 of 240').waitFor()
    expect(search(page)).toBe('')
    expect(await page.locator('.ags_woo_products_filters input:checked').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))).toEqual(['all'])
  })
})

it('a shared address opens in the same state', async () => {
  const page = await visit('/shop/?shopCategory=102&shopRating=4%2B&shopPrice=10-30&shopOrder=price')
  const chips = await page.locator('.ags-wc-filters-selected-inner').allInnerTexts()
  expect(chips).toHaveLength(3)
  expect(chips.join(' ')).toContain('Price from £10 to £30')
  expect(await page.locator('.ags-divi-wc-layout-grid select.orderby').inputValue()).toBe('price')
  expect(await page.locator('.ags_woo_products_filters_child_5').isVisible()).toBe(true)
})

it('a product goes into the cart with a new listing', async () => {
  const page = await visit('/shop/')
  await page.locator('.ags-divi-wc-layout-grid .qty').first().fill('4')
  await page.locator('.ags-divi-wc-layout-grid .add_to_cart_button').first().click()
  await page.locator('.site-basket__count', { hasText: '4' }).waitFor()
  expect(search(page)).toBe('')
})

it('with an Apply button the panel waits, and says what it would show', async () => {
  const page = await visit('/shop/apply/')
  await page.locator('.ags-wc-filters-section-title h4', { hasText: 'Colour' }).click()
  await page.locator('label[title="Pink"]').click()
  const apply = page.locator('.ags-wc-filters-button-apply')
  await apply.getByText(/Show \d+ products/).waitFor()
  const total = (await apply.textContent())?.replace(/\D/g, '')
  expect(search(page)).toBe('')
  await apply.click()
  await count(page).getByText(`of ${total} results`).waitFor()
})

it('two listings turn their pages apart', async () => {
  const page = await visit('/shop/two-lists/')
  const second = page.locator('.ags_woo_shop_plus_1 .ags-divi-wc-layout-grid')
  await second.locator('.page-numbers[aria-label="Page 2"]').click()
  await second.locator('.woocommerce-result-count', { hasText: 'Showing 25–48' }).waitFor()
  expect(search(page)).toBe('?shopPage2=2')
  await page.locator('label', { hasText: 'Labels' }).click()
  await count(page).getByText('of 30 results').waitFor()
  // A filter begins all listings anew.
  expect(search(page)).toBe('?shopCategory=105')
  await second.locator('.woocommerce-result-count', { hasText: 'Showing 1–24 of 240' }).waitFor()
})

it('pages, links and the cart work without Tillkit', async () => {
  const page = await openSharedPage(open.browser)
  await page.goto(`${open.shop.address}/shop/?shopCategory=105&tillkit=off`)
  await page.locator('.ags-divi-wc-layout-grid .page-numbers[aria-label="Page 2"]').click()
  await count(page).getByText('Showing 25–30 of 30').waitFor()
  await page.locator('.ags-divi-wc-layout-grid .add_to_cart_button').first().click()
  await page.locator('.woocommerce-message').waitFor()
})

it('a shop that fails keeps its listing, and is asked again', async () => {
  const page = await visit('/shop/?answer=fail')
  await page.locator('label', { hasText: 'Labels' }).click()
  await page.locator('.tillkit-listing-error button').waitFor()
  await count(page).getByText('of 240 results').waitFor()
})
