import { filterPanelHtml, FILTER_SECTIONS as S, listingProducts, shopModuleHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openListing } from './shop-page.ts'

const shop = useShop()
const CLOSED = 'ags-wc-filters-section-toggle-closed'
const row = filterPanelHtml({ sections: [S.category, S.stock], layout: 'horizontal' }) + shopModuleHtml({ products: listingProducts(1) })
const openSections = (page: Page) =>
  page.locator('.ags-wc-filters-section').evaluateAll((all, closed) => all.map((one) => !one.classList.contains(closed)), CLOSED)
const list = (page: Page) => page.locator('.ags-wc-filters-dropdown-single-options')
const header = (page: Page) => page.locator('.ags-wc-filters-dropdown-single > .ags-wc-filters-active > a')
/** The focus is nowhere, as after a click on what takes none. */
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

describe('Escape, with the focus nowhere,', () => {
  it('closes a list that lies open in a row first, and the section with the next press', async () => {
    const { page } = await openListing(shop, { main: row })
    await page.locator('.ags-wc-filters-section-title h4').nth(1).click()
    await header(page).click()
    await blur(page)
    await page.keyboard.press('Escape')
    expect([await list(page).isVisible(), await openSections(page)]).toEqual([false, [false, true]])
    expect(await header(page).evaluate((link) => link === document.activeElement)).toBe(true)
    await blur(page)
    await page.keyboard.press('Escape')
    expect(await openSections(page)).toEqual([false, false])
    expect(await page.locator('.ags-wc-filters-section-title').nth(1).evaluate((title) => title.contains(document.activeElement))).toBe(true)
  })

  it('closes suggestions, and leaves what is typed', async () => {
    const { page } = await openListing(shop, { sections: [S.search] })
    shop.server.answer('ags_wc_filters_search_suggestions', () => JSON.stringify({ success: true, data: [{ label: 'till', link: '/till/' }] }))
    const box = page.locator('.ags-wc-filters-search-suggestions-container')
    await page.locator('input[type="search"]').fill('ti')
    await eventually(() => box.isVisible()).toBe(true)
    await blur(page)
    await page.keyboard.press('Escape')
    expect([await box.isVisible(), await page.locator('input[type="search"]').inputValue()]).toEqual([false, 'ti'])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  })

  it('closes what is open in a phone\'s drawer first, and the drawer with the next press', async () => {
    const { page } = await openListing(shop, { width: 390, height: 700, sections: [S.stock, S.tag], shop: { products: listingProducts(12) } })
    await page.locator('.woocommerce-loop-product__title').nth(8).scrollIntoViewIfNeeded()
    const opener = page.locator('.tillkit-filters-open')
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await header(page).click()
    await blur(page)
    await page.keyboard.press('Escape')
    expect([await list(page).isVisible(), await drawer.isVisible()]).toEqual([false, true])
    await blur(page)
    await page.keyboard.press('Escape')
    expect([await drawer.count(), await opener.evaluate((button) => button === document.activeElement)]).toEqual([0, true])
  })

  it('leaves a row open where a part of the page around it has answered the key', async () => {
    const { page } = await openListing(shop, { main: row })
    await page.evaluate(() => document.body.addEventListener('keydown', (event) => event.preventDefault()))
    await page.locator('.ags-wc-filters-section-title h4').nth(0).click()
    await page.keyboard.press('Escape')
    expect(await openSections(page)).toEqual([true, false])
  })
})

it('Escape in a field elsewhere closes the row and leaves the focus in that field', async () => {
  const { page } = await openListing(shop, { main: '<input id="elsewhere">' + row })
  await page.locator('.ags-wc-filters-section-title h4').nth(0).click()
  await page.evaluate(() => document.querySelector<HTMLElement>('#elsewhere')?.focus())
  await page.keyboard.press('Escape')
  expect([await openSections(page), await page.evaluate(() => document.activeElement?.id)]).toEqual([[false, false], 'elsewhere'])
})

it('Escape closes suggestions that the focus is in, and takes it back to the field', async () => {
  const { page } = await openListing(shop, { sections: [S.search] })
  shop.server.answer('ags_wc_filters_search_suggestions', () => JSON.stringify({ success: true, data: [{ label: 'till', link: '/till/' }] }))
  const box = page.locator('.ags-wc-filters-search-suggestions-container')
  await page.locator('input[type="search"]').fill('ti')
  await eventually(() => box.isVisible()).toBe(true)
  await page.locator('.ags-wc-filters-search-suggestions a').focus()
  await page.keyboard.press('Escape')
  expect([await box.isVisible(), await page.evaluate(() => document.activeElement?.getAttribute('type'))]).toEqual([false, 'search'])
})
