import { eventually, openSharedPage, violations, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DETAILS, useOpenShop } from './test-shop.ts'

const open = useOpenShop()
const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 900 }]
/** The platform's own link is called otherwise than it reads. */
const PLATFORMS = { without: ['label-content-name-mismatch'] }

async function visit(path: string, viewport = SIZES[1]): Promise<Page> {
  const page = await openSharedPage(open.browser, viewport)
  // As the page's own visitor, without the page.
  await page.request.get(`${open.shop.address}/product/thermal-till-rolls-57x40/?add-to-cart=214&quantity=12`)
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

// Each in one window: further below both pages are gone through on a phone too.
describe('ordering in the demo', () => {
  it('with a coupon, by card: declined once, then taken, and nothing typed is lost on the way', async () => {
    const page = await visit('/checkout/', SIZES[0])
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
    // The one look at the checkout within the shop, with a frame of the card's, which no story has.
    expect(await violations(page, PLATFORMS)).toEqual([])
    await typeCard(page, '4242 4242 4242 4242')
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/**')
  })

  it('step by step: what is wrong is said in its step, and the order is placed by the last', async () => {
    const page = await visit('/checkout-in-steps/', SIZES[1])
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

describe('on a phone', () => {
  /** Whether all of an element is in the window, and what is pressed in its middle is it. */
  const inReach = (page: Page, selector: string) => page.locator(selector).first().evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit)
  })
  /** How much wider than the window the page is, in px. */
  const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  /** Which control has the focus, and whether the bar with the buttons lies over it. */
  const focused = (page: Page) => page.evaluate(() => {
    const bar = document.querySelector('.tillkit-steps-bar')
    const field = document.activeElement
    const top = bar?.getBoundingClientRect().top ?? Infinity
    return { id: field?.id ?? '', isCovered: field !== null && field.getBoundingClientRect().bottom > top }
  })

  it('Continue and the total stay in the window at each step, nothing is wider than it, and no field with the focus lies behind them', async () => {
    const page = await visit('/checkout-in-steps/', SIZES[0])
    const parts = ['.dswcp-button-continue', '.tillkit-steps-total strong']
    // The bar comes with its sheet, and the page of a step goes to its top.
    const look = () => eventually(async () => [await tooWide(page), ...(await Promise.all(parts.map((part) => inReach(page, part))))]).toEqual([0, true, true])
    await look()
    await fill(page)
    // As a keyboard goes through the step: the browser scrolls no further than it has to.
    await page.locator('#billing_first_name').focus()
    for (let now = await focused(page); now.id.startsWith('billing_'); now = await focused(page)) {
      // The browser scrolls with the next frame.
      await eventually(() => focused(page)).toEqual({ id: now.id, isCovered: false })
      await page.keyboard.press('Tab')
    }
    for (const hash of ['#delivery', '#review']) {
      await page.locator('.dswcp-button-continue').click()
      await page.waitForURL(`**${hash}`)
      await look()
    }
  })

  it('the one page is no wider than the window, whatever is open or wrong, and its total is read beside the button', async () => {
    const page = await visit('/checkout/', SIZES[0])
    const widths = [await tooWide(page)]
    await page.locator('#ship-to-different-address-checkbox').check()
    await page.locator('a.showlogin').click()
    await page.locator('a.showcoupon').click()
    await page.locator('#payment_method_cod').check()
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-NoticeGroup-checkout').waitFor()
    widths.push(await tooWide(page))
    await page.locator('#payment_method_card').check()
    const button = page.locator('#place_order', { hasText: 'Pay by card' })
    // What the card's fields stand in opens slowly, and the page goes to the errors by itself.
    await expect.poll(async () => {
      await button.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
      return [await inReach(page, '#place_order'), await inReach(page, '.order-total .amount')]
    }).toEqual([true, true])
    expect([...widths, await tooWide(page)]).toEqual([0, 0, 0])
  })
})
