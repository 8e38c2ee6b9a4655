import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop, asShopPrints } from '@tillkit/testing'
import { keepPrinted, printedOn } from '@tillkit/testing/pages'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { actions, CALL, side, SIDE } from './helpers.ts'

/** Pages and calls of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()
const SCANNER = 'd67d8ab4f4c10bf22aa353e27879133c'

/** A captured page with jQuery and Tillkit's tag, and with the one inline script that this unit's work stands on. */
function capturedPage(name: string, tag: string): string {
  const move = `<script>document.getElementById("${SIDE}") && document.body.appendChild(document.getElementById("${SIDE}"));</script>`
  return asShopPrints(readFileSync(join(folder ?? '', `${name}.html`), 'utf8'))
    .replaceAll('http://shop.test', '')
    .replace('<!-- inline script without id: 85 bytes of code left out -->', '')
    .replace(/(<div id="ags_woo_mini_cart_0__side_cart"[\s\S]*?)<!-- inline script without id: 85 bytes of code left out -->/, `$1${move}`)
    .replace('<head>', '<head><script src="/vendor/jquery.js"></script>')
    .replace('</head>', () => `${tag}</head>`)
}

/** The answer of a captured call. */
function capturedAnswer(name: string): string {
  const text = readFileSync(join(folder ?? '', `${name}.http`), 'utf8')
  return text.slice(text.indexOf('{"success"')).replaceAll('http:\\/\\/shop.test', '')
}

describe.runIf(folder)('captured pages', () => {
  it.each(['divi-minicart', 'divi-minicart-with-items', 'divi-minicart-items2'])('%s: it mounts, opens, closes, and gives the HTML back', async (name) => {
    const { page } = await openHtml(shop.browser, shop.server, { html: capturedPage(name, tillkitTag({ 'data-units': 'mini-cart' })), path: '/mini/', before: keepPrinted })
    const printed = await printedOn(page)
    expect((await hostsOn(page))?.map(({ unit, state }) => [unit, state])).toEqual([['mini-cart', 'mounted']])
    await page.locator('.dswcp-cart-link').evaluate((element: HTMLElement) => element.click())
    expect(await side(page).getAttribute('class')).toContain('dswcp-show-side-cart-click')
    await page.keyboard.press('Escape')
    await eventually(() => side(page).getAttribute('class')).toBe('dswcp-side-cart ags_woo_mini_cart_0')
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
  })

  it('a real shop\'s answers are taken in', async () => {
    const { page } = await openHtml(shop.browser, shop.server, { html: capturedPage('divi-minicart-items2', tillkitTag({ 'data-units': 'mini-cart' })), path: '/mini/' })
    await page.locator('.dswcp-cart-link').evaluate((element: HTMLElement) => element.click())
    shop.server.answer(CALL, ({ form }) => capturedAnswer(form['cartAction'] === 'item-remove' ? 'dsb-update_cart-remove' : 'dsb-update_cart-quantity'))
    const field = side(page).locator(`[data-cart-item-key="${SCANNER}"] input`)
    await field.fill('9')
    await field.press('Enter')
    await eventually(() => side(page).locator('.dswcp-subtotal .amount').textContent()).toBe('£252.27')
    expect((await page.locator('.dswcp-count').textContent())?.trim()).toBe('12')
    expect(await field.inputValue()).toBe('9')
    await side(page).locator(`[data-cart-item-key="${SCANNER}"] .dswcp-remove`).evaluate((element: HTMLElement) => element.click())
    await eventually(() => side(page).locator('.dswcp-subtotal .amount').textContent()).toBe('£74.97')
    expect(actions(shop).map(({ cartAction, item }) => [cartAction, item])).toEqual([['update-quantity', SCANNER], ['item-remove', SCANNER]])
    expect(await page.locator(`[id="${SIDE}"]`).count()).toBe(1)
    expect(await tillkitErrors(page)).toEqual([])
  })
})
