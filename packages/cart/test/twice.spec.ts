import { cartAnswer, cartPageHtml, fixturePage, LINES, noticeHtml, useShop, type CartPage } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { listing, openPage, widget } from './helpers.ts'
import { legacyTypes } from './recorder.ts'

const shop = useShop()
const CART = '/your-cart/'
const pageOf = (shopCart: CartPage) => fixturePage({ main: cartPageHtml(shopCart), globals: '', tillkit: false })
const sentTo = (method: string) => shop.server.requests.filter((request) => request.path === CART && request.method === method)
/** Clicks as a script does, or a screen reader: whatever lies above the element. */
const click = (page: Page, selector: string) => page.evaluate((each) => document.querySelector<HTMLElement>(each)?.click(), selector)

async function open(main: string, answer = pageOf({ lines: LINES })) {
  const { page } = await openPage(shop, { path: CART, main, cart: { cart: true } })
  shop.server.page(CART, () => answer)
  return page
}

describe('what is asked for twice', () => {
  it('is sent once: a coupon that is taken back', async () => {
    const answer = shop.server.hold('remove_coupon')
    const page = await open(cartPageHtml({ lines: LINES, coupons: [{ code: 'a "b" & c%', discount: 1 }] }))
    await page.locator('.woocommerce-remove-coupon').dblclick()
    expect((await answer.arrived()).form).toEqual({ security: 'b8a1c46075', coupon: 'a "b" & c%' })
    answer.send(noticeHtml('success', ['Gone.']))
    // The page is asked for when all changes have ended.
    await eventually(() => legacyTypes(page, 'updated_wc_div')).toHaveLength(1)
    expect(shop.server.requestsTo('remove_coupon')).toHaveLength(1)
  })

  it('is sent once: a line that is taken out, whose way back stays', async () => {
    const undo = noticeHtml('success', ['Removed. <a href="?undo_item=k1" class="restore-item">Undo?</a>'])
    const page = await open(cartPageHtml({ lines: LINES }))
    shop.server.page(CART, () => pageOf({ lines: LINES.slice(1), ...(sentTo('GET').length === 2 ? { notices: undo } : {}) }))
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.product-remove > a')
      for (let times = 0; times < 2; times += 1) link?.click()
    })
    await eventually(() => legacyTypes(page, 'item_removed_from_classic_cart')).toHaveLength(1)
    expect([sentTo('GET').length, await page.locator('.restore-item').count()]).toEqual([2, 1])
  })

  it('is sent once: a line of a mini cart that was printed anew meanwhile', async () => {
    const adding = shop.server.hold('add_to_cart')
    const removal = shop.server.hold('remove_from_cart')
    const { page } = await openPage(shop, { main: listing() + widget })
    await click(page, '.add_to_cart_button')
    await click(page, '.remove_from_cart_button')
    adding.send(cartAnswer(LINES, 'h'))
    await removal.arrived()
    const row = page.locator('.mini_cart_item').first()
    expect(await row.getAttribute('aria-busy')).toBe('true')
    await click(page, '.remove_from_cart_button')
    removal.send(cartAnswer(LINES.slice(1), 'h2'))
    await eventually(() => page.locator('.mini_cart_item').count()).toBe(1)
    expect(await page.locator('.mini_cart_item').getAttribute('aria-busy')).toBeNull()
    // What is added after it is sent after whatever stood in the line before.
    await click(page, '.add_to_cart_button')
    await eventually(() => shop.server.requestsTo('add_to_cart')).toHaveLength(2)
    expect(shop.server.requestsTo('remove_from_cart')).toHaveLength(1)
  })
})

describe('two changes of the cart\'s page', () => {
  it('leave it busy until both have ended, and the second line dimmed', async () => {
    const answers: (() => void)[] = []
    const page = await open(cartPageHtml({ lines: LINES }))
    shop.server.page(CART, async () => {
      await new Promise<void>((resolve) => { answers.push(resolve) })
      return pageOf({ lines: LINES.slice(answers.length) })
    })
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.product-remove > a').forEach((link) => link.click()))
    await eventually(() => answers.length).toBe(1)
    answers[0]?.()
    await eventually(() => legacyTypes(page, 'updated_wc_div')).toHaveLength(1)
    expect(await page.locator('.woocommerce-cart-form').getAttribute('class')).toContain('processing')
    expect(await page.locator('.cart_item').last().getAttribute('aria-busy')).toBe('true')
    await eventually(() => answers.length).toBe(2)
  })
})

describe('the cart\'s form', () => {
  it.each([
    ['has a field named "action"', '<input type="hidden" name="action" value="x">'],
    ['is larger than what outlives a page', `<input type="hidden" name="x" value="${'x'.repeat(70_000)}">`],
  ])('is sent though it %s', async (_title, field) => {
    const page = await open(cartPageHtml({ lines: LINES }).replace('<table', `${field}<table`))
    await page.locator('input.qty').first().fill('9')
    await page.locator('[name="update_cart"]').click()
    await eventually(() => sentTo('POST').map(({ form }) => form['cart[k1][qty]'])).toEqual(['9'])
  })
})
