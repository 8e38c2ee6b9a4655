import { BUTTON_GATEWAY, CARD_GATEWAY, openCheckout, SAMPLE_CUSTOMER, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const BARE = { tillkit: false, waitForMount: false } as const

describe('the checkout of a test, in a page without scripts', () => {
  it('takes a form that the browser posts: what is wrong, then an order with its page; and the order that waits to be paid for', async () => {
    const { page, checkout } = await openCheckout(shop, { ...BARE, sample: { values: 'full', rules: { terms: {}, gateways: [CARD_GATEWAY, BUTTON_GATEWAY] } } })
    await page.locator('.payment_method_wallet input').check()
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-error li[data-id=terms]').waitFor()
    expect(await page.locator('#payment_method_wallet').isChecked()).toBe(true)
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/147/?key=*')
    expect(await page.locator('.woocommerce-order-overview__payment-method').innerText()).toContain('Pocket wallet')
    expect(checkout.orders).toHaveLength(1)
  })

  it('opens the page where an order is paid for, and a page in steps with a customer who has signed in', async () => {
    const paying = await openCheckout(shop, { ...BARE, orderPage: 'pay', order: { status: 'failed' } })
    expect(await paying.page.evaluate(() => [document.body.classList.contains('woocommerce-order-pay'), (window as unknown as { wc_checkout_params: { is_checkout: string } }).wc_checkout_params.is_checkout])).toEqual([true, '0'])
    await paying.page.locator('#place_order').click()
    await paying.page.waitForURL('**/order-received/**')
    const { page } = await openCheckout(shop, { ...BARE, layout: 'steps', path: '/divi-checkout/', sample: { isSignedIn: true } })
    expect(await page.locator('#billing_email').inputValue()).toBe(SAMPLE_CUSTOMER.email)
    expect(await page.locator('.dswcp-checkout-steps li').count()).toBe(3)
    expect(await page.evaluate(() => Object.keys((window as unknown as { ags_address_i18n_params: object }).ags_address_i18n_params))).toEqual(['billing', 'shipping'])
  })

  it('sends a late answer when the test says so, and cuts the connection of an order whose answer is lost', async () => {
    const { page, faults, sendLate, checkout } = await openCheckout(shop, { ...BARE, sample: { values: 'full' } })
    faults.next('update_order_review', 'slow')
    const asked = page.evaluate(() => fetch('/?wc-ajax=update_order_review', { method: 'POST', body: new URLSearchParams({ security: 'cc2b296d22' }) }).then((answer) => answer.json()))
    await expect.poll(() => shop.server.requestsTo('update_order_review').length).toBe(1)
    sendLate()
    expect(await asked).toMatchObject({ result: 'success' })
    faults.next('checkout', 'lost')
    const body = await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form.checkout')
      const sent = new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))
      return fetch('/?wc-ajax=checkout', { method: 'POST', body: sent }).then((answer) => answer.text()).then(() => 'answered', () => 'lost')
    })
    expect([body, checkout.orders.length]).toEqual(['lost', 1])
  })
})
