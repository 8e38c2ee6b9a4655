import { openSharedPage, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()
const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 900 }]

async function visit(path: string, viewport = SIZES[1]): Promise<Page> {
  const page = await openSharedPage(open.browser, viewport)
  // As the page's own visitor, without the page.
  await page.request.get(`${open.shop.address}/product/thermal-till-rolls-57x40/?add-to-cart=214&quantity=12`)
  await page.goto(open.shop.address + path)
  return page
}

/** The platform's own link is called otherwise than it reads. */
const PLATFORMS = { without: ['label-content-name-mismatch'] }
const DETAILS = { first_name: 'Ann', last_name: 'Shopper', address_1: '2 Low Road', city: 'Leeds', postcode: 'LS2 2BB', phone: '0113 000 0000', email: 'ann@example.test' }

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(DETAILS)) await page.locator(`#billing_${name}`).fill(value)
  await page.locator('#terms').check()
}

describe.each(SIZES)('the checkout of the demo at $width px', (size) => {
  it.each(['/checkout/', '/checkout-in-steps/'])('stands there whole and in reach, without Tillkit: %s', async (path) => {
    const page = await visit(`${path}?tillkit=off`, size)
    // The one look at the steps' page as it is without us, which no story has; what is too small to be pressed is so on a phone. The other
    // page is looked at with Tillkit, in checkout-tillkit.spec.ts.
    if (size === SIZES[0] && path === '/checkout-in-steps/') expect(await violations(page, PLATFORMS)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

describe('the checkout of the demo, without Tillkit', () => {
  it('takes the order by its form alone, and says first what is missing', async () => {
    const page = await visit('/your-cart/?tillkit=off')
    await page.locator('a.checkout-button').click()
    await page.waitForURL('**/checkout/?tillkit=off')
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-error li[data-id="billing_first_name"]').waitFor()
    await page.locator('#ship-to-different-address-checkbox').uncheck()
    await fill(page)
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/**')
    expect(await page.locator('.woocommerce-order-overview__payment-method').innerText()).toContain('Cash on delivery')
    // The page of an order that was placed has no unit, and so no story.
    expect(await violations(page)).toEqual([])
  })

  it('stops an order by card until the frame has given a token, and then sends it once', async () => {
    const page = await visit('/checkout/?tillkit=off')
    await fill(page)
    await page.locator('#payment_method_card').check()
    await page.locator('.payment_box.payment_method_card').evaluate((box) => (box.style.display = ''))
    await page.locator('#place_order').click()
    await page.locator('.card-error', { hasText: '16 digits' }).waitFor()
    const card = page.frameLocator('iframe.card-fields')
    await card.locator('#card-number').fill('4242 4242 4242 4242')
    await card.locator('#card-expiry').fill('12/30')
    await card.locator('#card-code').fill('123')
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/**')
    expect(await page.locator('.woocommerce-order-overview__payment-method').innerText()).toContain('Card')
  })
})

/** Fills the card's fields in their frame. */
async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe.card-fields')
  await card.locator('#card-number').fill(number)
  await card.locator('#card-expiry').fill('12/30')
  await card.locator('#card-code').fill('123')
}

describe('the checkout of the demo, with a stand-in for the shop’s own script and no Tillkit', () => {
  const path = '/checkout/?tillkit=off&legacy=on'

  it('has the card script stop the order through jQuery, send it with a token, and ask for another once it is declined', async () => {
    const page = await visit(path)
    await fill(page)
    await page.locator('#payment_method_card').check()
    await page.locator('#place_order', { hasText: 'Pay by card' }).click()
    await page.locator('.card-error', { hasText: '16 digits' }).waitFor()
    await typeCard(page, '4000 0000 0000 0002')
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-NoticeGroup-checkout', { hasText: 'declined' }).waitFor()
    await typeCard(page, '4242 4242 4242 4242')
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/**')
  })

  it('has the wallet show its own button in place of the shop’s, which looks at the fields first', async () => {
    const page = await visit(path)
    await page.locator('#payment_method_wallet').check()
    await page.locator('.wallet-button').click()
    await page.locator('#billing_first_name_field.woocommerce-invalid').waitFor()
    expect(await page.locator('#place_order').isVisible()).toBe(false)
    await page.locator('#payment_method_cod').check()
    expect([await page.locator('#place_order').isVisible(), await page.locator('.wallet-button').count()]).toEqual([true, 0])
    await page.locator('#payment_method_wallet').check()
    await fill(page)
    await page.locator('.wallet-button').click()
    await page.waitForURL('**/checkout/order-received/**')
  })
})
