import { bringUntouched, cartGlobalsScript, filterPanelHtml, FILTER_SECTIONS as S, listingAnswer, listingHtml, listingProducts, shopModuleHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { box, firstProduct, held, openListing, type CasePage } from './shop-page.ts'

const shop = useShop()
const PAGED = { products: listingProducts(12), total: 30 }

describe('a page link that the browser follows', () => {
  const main = shopModuleHtml({ ...PAGED, ajax: false, target: false }) + shopModuleHtml({ ...PAGED, index: 1, ajax: false, target: false })
  const top = (page: Awaited<ReturnType<typeof openListing>>['page'], at: number) =>
    page.locator(`.ags_woo_shop_plus_${at}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

  it('comes back to its listing, once', async () => {
    const { page, reloads } = await openListing(shop, { main })
    await page.locator('.ags_woo_shop_plus_1 .page-numbers[aria-label="Page 3"]').first().click()
    await page.waitForURL('**/shop/?shopPage2=3')
    await eventually(() => top(page, 1)).toBeLessThan(40)
    expect(await page.evaluate(() => localStorage.getItem('ags_woo_shop_plus_42'))).toBeNull()
    expect(reloads()).toEqual([])
  })

  it('may have the older form, and says nothing on another page', async () => {
    const before = (memory: string) => (page: Awaited<ReturnType<typeof openListing>>['page']) => page.addInitScript((index) => localStorage.setItem('ags_woo_shop_plus_42', index), memory)
    const older = await openListing(shop, { main, search: '?dsb-product-page[1][page]=2', before: before('1') })
    await eventually(() => top(older.page, 1)).toBeLessThan(40)
    const other = await openListing(shop, { main, search: '?shopPage=2', before: before('1') })
    await eventually(() => other.page.evaluate(() => localStorage.getItem('ags_woo_shop_plus_42'))).toBeNull()
    expect(await top(other.page, 1)).toBeGreaterThan(40)
  })
})

it('another target that comes to be seen lists what the address says', async () => {
  const main = filterPanelHtml({ sections: [S.category] }) + shopModuleHtml(PAGED) + shopModuleHtml({ ...PAGED, index: 1, target: true })
  const head = '<style>.ags_woo_shop_plus_1{display:none}@media (width < 600px){.ags_woo_shop_plus_0{display:none}.ags_woo_shop_plus_1{display:block}}</style>'
  const { page, reloads } = await openListing(shop, { main, head })
  await box(page, '12').check()
  await eventually(() => firstProduct(page, 0).textContent()).toBe('shopCategory=12')
  expect(reloads().map(({ form }) => form['ags_wc_filters_ajax_shop'])).toEqual(['ags_woo_shop_plus_0'])
  await page.setViewportSize({ width: 500, height: 900 })
  await eventually(() => firstProduct(page, 1).textContent()).toBe('shopCategory=12')
  expect(reloads().map(({ form }) => form['ags_wc_filters_ajax_shop'])).toEqual(['ags_woo_shop_plus_0', 'ags_woo_shop_plus_1'])
  // Back in the old size nothing is asked for: it shows that already. Then its first listing is shown again, and asked for once.
  await page.setViewportSize({ width: 1280, height: 900 })
  await box(page, '12').uncheck()
  await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/?shopCategory=12', '/shop/?shopCategory=12', '/shop/'])
  await eventually(() => firstProduct(page, 0).textContent()).toBe('nothing')
})

it('a choice stays under the finger when its chip appears above it, and when the chip goes', async () => {
  const head = '<style>.ags-wc-filters-selected-outer { padding: 30px } body { min-height: 3000px }</style>'
  const { page } = await openListing(shop, { main: filterPanelHtml({ sections: [S.category], chips: true }) + shopModuleHtml(PAGED), head, byTag: true })
  const choice = box(page, '12')
  const top = () => choice.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  // A page scrolls by whole pixels.
  const moved = async () => Math.abs((await top()) - before)
  await choice.click()
  await page.locator('.ags-wc-filters-selected-inner').waitFor()
  await eventually(moved).toBeLessThan(1)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20)
  await choice.press(' ')
  await eventually(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await moved()).toBeLessThan(1)
})

describe('a quantity that is typed while a listing is on its way', () => {
  const PRODUCTS = listingProducts(6)
  const tiles = (page: Page) => page.locator('.ags-divi-wc-layout-grid .product').evaluateAll((all) => all.map((tile) => {
    const field = tile.querySelector<HTMLInputElement>('input.qty')
    return [[...tile.classList].find((name) => /^post-\d+$/.test(name)), field?.value, ...(field === document.activeElement ? ['has the focus'] : [])].join(' ')
  }))

  /** Types into the quantity of a product, while all products but the second are asked for. */
  async function typeMeanwhile(product: string, more: CasePage = {}): Promise<Page> {
    const slow = held()
    const { page } = await openListing(shop, { sections: [S.category], shop: { products: PRODUCTS }, answer: () => slow.answer, ...more })
    if (more.byTag) await bringUntouched(page)
    await box(page, '12').check()
    await page.locator(`.ags-divi-wc-layout-grid .${product} input.qty`).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('7')
    const [first, , ...others] = PRODUCTS
    const products = first ? [{ ...first, name: 'Found' }, ...others] : []
    slow.send(listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products, prices: { min: 5, max: 80 } }) }, notices: [] }))
    await eventually(() => firstProduct(page).textContent()).toBe('Found')
    return page
  }

  it('goes to no other product where its own is not found', async () => {
    const page = await typeMeanwhile('post-2')
    expect(await tiles(page)).toEqual(['post-1 1', 'post-3 1', 'post-4 1', 'post-5 1', 'post-6 1'])
  })

  it.each<[string, CasePage]>([
    ['where this unit stands alone', {}],
    ['where a cart follows what is typed', { byTag: true, globals: `<script>var et_pb_custom = {"page_id":"42"}</script>${cartGlobalsScript()}` }],
  ])('is gone on with at its product, which stands elsewhere by now: %s', async (_where, more) => {
    const page = await typeMeanwhile('post-3', more)
    await page.keyboard.type('5')
    expect(await tiles(page)).toEqual(['post-1 1', 'post-3 75 has the focus', 'post-4 1', 'post-5 1', 'post-6 1'])
  })
})
