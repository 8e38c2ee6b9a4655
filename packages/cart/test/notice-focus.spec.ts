import { cartPageHtml, fixturePage, LINES, noticeHtml, useShop, type CartPage } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage, unitState } from './helpers.ts'
import { focusTried, noticeFocuser } from './neighbour.ts'
import { legacyTypes } from './recorder.ts'

const shop = useShop()
const CART = '/your-cart/'
const OLD = noticeHtml('success', ['Roll has been added to your basket.'])
const shopCart: CartPage = { lines: LINES, notices: OLD }
const answerWith = (notices: string) => fixturePage({ main: cartPageHtml({ ...shopCart, notices }), globals: '', tillkit: false })
const coupon = (page: Page) => page.locator('#coupon_code')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim())
const updates = (page: Page) => legacyTypes(page, 'updated_wc_div')

/** The cart page beside the platform's own live script, which has given the first notice the focus already. */
async function open() {
  const opened = await openPage(shop, {
    path: CART, main: cartPageHtml(shopCart), head: noticeFocuser, cart: { cart: true, addToCart: { is_cart: '1' } }, waitForMount: false,
  })
  await eventually(() => unitState(opened.page, 'cart-page')).toEqual(['mounted'])
  await eventually(() => focusTried(opened.page)).toBe(1)
  return opened
}

/** Holds the next answers of the cart page until they are released. */
function holdPage(html: string): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  shop.server.page(CART, () => held.then(() => html))
  return release
}

describe('beside a script that gives the first notice the focus after each change', () => {
  it.each(['fast', 'slow'])('a code that is typed while a refused one is followed by the page arrives whole, on a %s line', async (line) => {
    shop.server.answer('apply_coupon', () => noticeHtml('error', ['Coupon "nope" does not exist.']))
    const { page } = await open()
    if (line === 'slow') {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 })
    }
    const release = holdPage(answerWith(''))
    await coupon(page).fill('nope')
    await coupon(page).press('Enter')
    await eventually(() => page.locator('#coupon-error-notice').count()).toBe(1)
    expect(await page.locator('.woocommerce-message').count()).toBe(0)
    await coupon(page).selectText()
    await page.keyboard.type('SA')
    release()
    await eventually(() => focusTried(page)).toBe(2)
    await page.keyboard.type('VE10')
    expect(await coupon(page).inputValue()).toBe('SAVE10')
  })

  it.each(['before the answer', 'after it'])('what is typed from %s on stays whole, though the answer brings a notice', async (from) => {
    const { page } = await open()
    await page.locator('input.qty').first().fill('9')
    const release = holdPage(answerWith(noticeHtml('success', ['Basket updated.'])))
    await page.locator('[name="update_cart"]').click()
    if (from === 'before the answer') {
      await coupon(page).focus()
      await page.keyboard.type('SA')
    }
    release()
    await eventually(() => updates(page)).toHaveLength(1)
    if (from === 'after it') {
      await coupon(page).focus()
      await page.keyboard.type('SA')
    }
    await eventually(() => focusTried(page)).toBe(2)
    await page.keyboard.type('VE10')
    expect(await coupon(page).inputValue()).toBe('SAVE10')
    expect(await page.locator('.woocommerce-message').textContent()).toContain('Basket updated.')
  })

  it('a notice that is news has the focus where nobody types', async () => {
    const { page } = await open()
    shop.server.page(CART, () => answerWith(noticeHtml('success', ['Basket updated.'])))
    await page.locator('input.qty').first().fill('9')
    await page.locator('input.qty').first().press('Enter')
    await eventually(() => focused(page)).toBe('Basket updated.')
  })

  it('a notice that has been told does not take the focus from where the shopper is, whoever says that the cart was updated', async () => {
    const { page } = await open()
    const link = page.locator('.product-remove > a').first()
    await link.focus()
    await page.evaluate(() => void jQuery(document.body).trigger('updated_wc_div'))
    await eventually(() => focusTried(page)).toBe(2)
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
    shop.server.page(CART, () => answerWith(''))
    await page.evaluate(() => void jQuery(document.body).trigger('wc_update_cart', [true]))
    await eventually(() => focusTried(page)).toBe(3)
    expect(await page.locator('.woocommerce-message').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.closest('.product-remove') !== null)).toBe(true)
  })
})
