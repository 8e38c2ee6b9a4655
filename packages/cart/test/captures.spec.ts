import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop, asShopPrints } from '@tillkit/testing'
import { keepPrinted, printedOn } from '@tillkit/testing/pages'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()

/** A captured page with jQuery where its script stood and Tillkit's tag at the end of its head. */
function capturedPage(name: string, tag: string): string {
  return asShopPrints(readFileSync(join(folder ?? '', `${name}.html`), 'utf8'))
    .replaceAll('http://shop.test', '')
    .replace('<head>', '<head><script src="/vendor/jquery.js"></script>')
    .replace('</head>', () => `${tag}</head>`)
}

const LISTING = ['add-to-cart', 'cart-fragments', 'page-events', 'store-notice']
const SHOP_CART = ['add-to-cart', 'cart-page', 'address-fields', 'page-events', 'store-notice']

describe.runIf(folder)('captured pages', () => {
  it.each([
    ['shop', LISTING],
    ['category-till-rolls', LISTING],
    ['cart', SHOP_CART],
    ['cart-empty', SHOP_CART.filter((unit) => unit !== 'address-fields')],
    ['divi-cart', SHOP_CART],
  ])('%s: its units mount, and give the HTML back', async (name, units) => {
    shop.server.answer('get_refreshed_fragments', () => ({ status: 500, body: '' }))
    const path = name.includes('cart') ? '/your-cart/' : '/shop/'
    const tag = tillkitTag({ 'data-units': [...units, 'list-quantity'].join(' ') })
    const { page } = await openHtml(shop.browser, shop.server, { html: capturedPage(name, tag), path, before: keepPrinted })
    const printed = await printedOn(page)
    const expected = Object.fromEntries(units.map((unit) => [unit, 'mounted']))
    await eventually(async () => Object.fromEntries((await hostsOn(page))?.map(({ unit, state }) => [unit, state]) ?? [])).toEqual(expected)
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
  })

  it('the cart of a Divi shop takes in the page that the shop sends', async () => {
    const { page } = await openHtml(shop.browser, shop.server, { html: capturedPage('divi-cart', tillkitTag()), path: '/your-cart/', waitForMount: false })
    const rows = page.locator('tr.cart_item')
    expect(await rows.count()).toBe(3)
    shop.server.page('/your-cart/', capturedPage('divi-cart', '').replace('value="7"', 'value="8"'))
    await page.locator('input.qty').first().fill('8')
    await page.locator('[name="update_cart"]').click()
    await eventually(() => page.locator('input.qty').first().getAttribute('value')).toBe('8')
    shop.server.page('/your-cart/', capturedPage('cart-empty', ''))
    // The link is an icon of the theme's font, which is not here.
    await page.locator('.product-remove > a').first().evaluate((link: HTMLElement) => link.click())
    await eventually(() => rows.count()).toBe(0)
    expect(await page.locator('.return-to-shop a').isVisible()).toBe(true)
    expect(await page.locator('.cart_totals').isVisible()).toBe(false)
  })
})
