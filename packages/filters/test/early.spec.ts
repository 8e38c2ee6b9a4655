import { FILTER_SECTIONS as S, listingProducts, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { box, firstProduct, openListing } from './shop-page.ts'

const shop = useShop()
const CODE = '**/filters.js'
const loaderIsThere = (page: Page) => page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)

describe('before the code has come', () => {
  it('every box that is ticked and every word that is typed is kept', async () => {
    let letThrough: () => void = () => undefined
    const through = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const { page, address, reloads, pageErrors } = await openListing(shop, {
      byTag: true,
      sections: [S.category, S.search, { ...S.price, title: 'Price' }],
      waitForMount: false,
      before: (opened) => opened.route(CODE, async (route) => {
        await through
        await route.continue()
      }),
    })
    await loaderIsThere(page)
    await page.locator('input[type="search"]').fill('rolls')
    await page.locator('label', { hasText: 'Till rolls' }).first().click()
    await box(page, '15').dispatchEvent('click')
    expect(reloads()).toEqual([])
    letThrough()
    await eventually(address).toBe('/shop/?shopCategory=12&shopCategory=15&shopSearch=rolls')
    expect([await box(page, '12').isChecked(), await page.locator('input[type="search"]').inputValue()]).toEqual([true, 'rolls'])
    await eventually(() => reloads().at(-1)?.url).toBe('/shop/?shopCategory=12%2C15&shopSearch=rolls')
    expect(pageErrors).toEqual([])
  })

  it('and where it never comes, the panel and the listing are the server\'s', async () => {
    const { page, pageErrors } = await openListing(shop, {
      byTag: true,
      shop: { products: listingProducts(12), total: 30 },
      waitForMount: false,
      before: (opened) => opened.route(CODE, (route) => route.abort()),
    })
    await loaderIsThere(page)
    await box(page, '12').dispatchEvent('click')
    await eventually(() => box(page, '12').isChecked()).toBe(true)
    expect([await firstProduct(page).textContent(), pageErrors]).toEqual(['Product 1', []])
    await page.locator('.page-numbers[aria-label="Page 2"]').first().click()
    await page.waitForURL('**/shop/?shopPage=2')
  })
})
