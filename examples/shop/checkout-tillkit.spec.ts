import { openSharedPage, violations, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()
const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 900 }]
/** The platform's own link is called otherwise than it reads. */
const PLATFORMS = { without: ['label-content-name-mismatch'] }
const DETAILS = { first_name: 'Ann', last_name: 'Shopper', address_1: '2 Low Road', city: 'Leeds', postcode: 'LS2 2BB', phone: '0113 000 0000', email: 'ann@example.test' }

async function visit(path: string, viewport = SIZES[1]): Promise<Page> {
  const page = await openSharedPage(open.browser, viewport)
  await page.goto(`${open.shop.address}/product/thermal-till-rolls-57x40/?add-to-cart=214&quantity=12`)
  await page.goto(open.shop.address + path)
  await waitForMount(page)
  return page
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(DETAILS)) await page.locator(`#billing_${name}`).fill(value)
}

async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe.card-fields')
  await card.locator('#card-number').fill(number)
  await card.locator('#card-expiry').fill('12/30')
  await card.locator('#card-code').fill('123')
}

/** Counts the orders that the page sends. */
function countOrders(page: Page): { sent: number } {
  const count = { sent: 0 }
  page.on('request', (request) => void (request.url().includes('wc-ajax=checkout') && (count.sent += 1)))
  return count
}

describe.each(SIZES)('ordering in the demo at $width px', (size) => {
  it('with a coupon, by card: declined once, then taken, and nothing typed is lost on the way', async () => {
    const page = await visit('/checkout/', size)
    await page.locator('a.showcoupon').click()
    await page.locator('#coupon_code').fill('save10')
    await page.locator('#coupon_code').press('Enter')
    await page.locator('tr.coupon-save10').waitFor()
    await fill(page)
    await page.locator('#payment_method_card').check()
    await page.locator('#terms').check()
    await page.locator('#place_order', { hasText: 'Pay by card' }).click()
    await page.locator('.card-error', { hasText: '16 digits' }).waitFor()
    await typeCard(page, '4000 0000 0000 0002')
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-NoticeGroup-checkout', { hasText: 'declined' }).waitFor()
    expect(await violations(page, PLATFORMS)).toEqual([])
    await typeCard(page, '4242 4242 4242 4242')
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/**')
  })

  it('step by step: what is wrong is said in its step, and the order is placed by the last', async () => {
    const page = await visit('/checkout-in-steps/', size)
    const go = page.locator('.dswcp-button-continue')
    await go.click()
    await page.locator('.woocommerce-error', { hasText: 'Billing First name' }).first().waitFor()
    await fill(page)
    await go.click()
    await page.waitForURL('**#delivery')
    await go.click()
    await page.waitForURL('**#review')
    await page.locator('#terms').check()
    await page.locator('.dswcp-button-continue', { hasText: 'Place order' }).click()
    await page.waitForURL('**/checkout/order-received/**')
  })
})

describe('ordering in the demo', () => {
  it('by the wallet’s own button, in a page without jQuery', async () => {
    const page = await visit('/checkout/?jquery=off')
    await fill(page)
    await page.locator('#terms').check()
    await page.locator('#payment_method_wallet').check()
    await page.locator('.wallet-button').click()
    await page.waitForURL('**/checkout/order-received/**')
  })

  it('with an answer that is lost: nobody knows, nothing typed is lost, and pressing on sends no second order', async () => {
    const page = await visit('/checkout/?fault=lost')
    const orders = countOrders(page)
    await fill(page)
    await page.locator('#terms').check()
    await page.locator('#place_order').click({ clickCount: 20 })
    await page.locator('.woocommerce-NoticeGroup-checkout').waitFor()
    expect([orders.sent, await page.locator('#billing_first_name').inputValue()]).toEqual([1, 'Ann'])
  })

  it('that the shop has sold to somebody else meanwhile, which it says', async () => {
    const page = await visit('/checkout/?fault=sold-out')
    await fill(page)
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-NoticeGroup-checkout', { hasText: 'sold out' }).waitFor()
  })
})
