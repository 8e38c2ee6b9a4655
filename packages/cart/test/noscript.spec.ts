import { atRest, cartPageHtml, CACHE_NAMES, fixturePage, LINES, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { button, listing, openPage } from './helpers.ts'
import { asVisitor } from './storage.ts'

const shop = useShop()
const FALLBACK = '<noscript><img src="/fallback.png" width="1" height="1"><input name="fallback" value=""><button type="submit" name="fallback-button">Update</button></noscript>'
const cart = (words: string) => `<div class="widget_shopping_cart_content"><form>${FALLBACK}<p class="said">${words}</p></form></div>`
const fallbacks = () => shop.server.requests.filter(({ path }) => path === '/fallback.png')
const fragments = { 'div.widget_shopping_cart_content': cart('sent') }

describe('what is printed for visitors without scripts', () => {
  it.each(['kept', 'sent'])('is no part of the page in fragments that were %s', async (words) => {
    const isKept = words === 'kept'
    const kept = { 'div.widget_shopping_cart_content': cart('kept') }
    shop.server.answer('add_to_cart', () => JSON.stringify({ fragments, cart_hash: 'h' }))
    const { page } = await openPage(shop, {
      main: `${cart('printed')}${listing()}`,
      cart: { fragments: true },
      before: asVisitor({ cookieHash: 'h', ...(isKept ? { kept: { hash: 'h', fragments: kept } } : {}) }),
      untouched: isKept,
      waitForMount: false,
    })
    if (!isKept) await button(page).click()
    await eventually(() => page.locator('.said').innerText()).toBe(words)
    await atRest(page, shop.server)
    expect(await page.evaluate(() => [document.querySelectorAll('.widget_shopping_cart_content :is(img, input, button)').length, document.querySelector('noscript')?.textContent.includes('<img')])).toEqual([0, true])
    expect(fallbacks()).toEqual([])
    expect(await page.evaluate(({ fragment_name: name }) => sessionStorage.getItem(name)?.includes('<noscript><img'), CACHE_NAMES)).toBe(true)
  })

  it('is not sent with the basket\'s form once that has come again, and presses nothing', async () => {
    const html = (quantity: number) => cartPageHtml({ lines: LINES.map((line) => ({ ...line, quantity })) }).replace(/(<form[^>]*woocommerce-cart-form[^>]*>)/, `$1${FALLBACK}`)
    const { page } = await openPage(shop, { path: '/your-cart/', main: html(2), cart: { cart: true } })
    shop.server.page('/your-cart/', () => fixturePage({ main: html(7), globals: '', tillkit: false }))
    for (const times of [1, 2]) {
      await page.locator('input.qty').first().fill(String(times + 2))
      await page.locator('[name="update_cart"]').click()
      await eventually(() => page.locator('input.qty').first().inputValue()).toBe('7')
    }
    await atRest(page, shop.server)
    const posts = shop.server.requests.filter(({ method, path }) => method === 'POST' && path === '/your-cart/')
    expect(posts.map(({ form }) => ['fallback', 'fallback-button'].filter((name) => name in form))).toEqual([[], []])
    expect(await page.locator('form.woocommerce-cart-form').evaluate((form: HTMLFormElement) => [...form.elements].filter((field) => (field as HTMLInputElement).name.startsWith('fallback')).length)).toBe(0)
    expect(fallbacks()).toEqual([])
  })
})
