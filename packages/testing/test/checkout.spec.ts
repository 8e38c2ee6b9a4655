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

describe('the checkout of a test, beside a stand-in for the platform’s own script', () => {
  const LEGACY = { ...BARE, hasLegacy: true } as const

  it('asks for totals as it opens, follows the way of sending and the coupon, and places the order once', async () => {
    const { page, checkout } = await openCheckout(shop, { ...LEGACY, sample: { values: 'full' } })
    await page.evaluate(() => {
      const heard: unknown[] = []
      Reflect.set(window, 'heard', heard)
      const { jQuery } = window as unknown as { jQuery: (target: unknown) => { on: (names: string, listener: (event: { type: string }, detail: { result?: string } | string) => void) => void } }
      jQuery(document.body).on('updated_checkout checkout_error applied_coupon_in_checkout payment_method_selected', (event, detail) => void heard.push([event.type, typeof detail === 'object' ? detail.result : detail]))
    })
    await page.locator('.order-total', { hasText: '192.93' }).waitFor()
    await page.locator('#shipping_method_0_local_pickup2').check()
    await page.locator('.order-total', { hasText: '187.98' }).waitFor()
    await page.locator('a.showcoupon').click()
    await page.locator('#coupon_code').fill('save10')
    await page.locator('[name=apply_coupon]').click()
    await page.locator('.order-total', { hasText: '169.18' }).waitFor()
    await page.locator('.woocommerce-message').waitFor()
    await page.locator('#billing_city').fill('')
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-NoticeGroup-checkout li[data-id=billing_city]').waitFor()
    const heard = await page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
    expect(heard).toContainEqual(['applied_coupon_in_checkout', 'save10'])
    expect(heard).toContainEqual(['updated_checkout', 'success'])
    expect(heard.at(-1)).toEqual(['checkout_error', expect.stringContaining('Town / City')])
    await page.locator('#billing_city').fill('Leeds')
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toMatchObject([{ total: 169.18, shipping: { id: 'local_pickup:2' } }])
  })

  it('lets a way to pay stop the order, and shows the button that one brings', async () => {
    const { page, checkout } = await openCheckout(shop, {
      ...LEGACY,
      sample: { values: 'full', rules: { gateways: [CARD_GATEWAY, BUTTON_GATEWAY] } },
      head: '<script src="/vendor/custom-button-stand-in.js"></script>',
    })
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery: (target: string) => { on: (name: string, listener: () => boolean) => void } }
      jQuery('form.checkout').on('checkout_place_order_card', () => document.querySelector<HTMLInputElement>('#card_token')?.value !== '')
    })
    await page.locator('.order-total', { hasText: '192.93' }).waitFor()
    await expect.poll(() => page.locator('#place_order').innerText()).toBe('Pay by card')
    await page.locator('#place_order').click()
    expect(shop.server.requestsTo('checkout')).toEqual([])
    await page.locator('#card_token').evaluate((field: HTMLInputElement) => (field.value = 'tok'))
    const pressed = await page.evaluate(() => {
      interface Buttons { register: (id: string, button: object) => void; __maybeShow: (id: string, api: object) => void; __cleanup: () => void }
      const { customPlaceOrderButton: buttons } = (window as unknown as { wc: { customPlaceOrderButton: Buttons } }).wc
      buttons.register('wallet', { render: (container: HTMLElement) => container.append('Own'), cleanup: () => undefined })
      const look = () => [document.querySelector('.wc-custom-place-order-button')?.textContent, document.querySelector('form.checkout')?.classList.contains('has-custom-place-order-button')]
      const seen: unknown[] = []
      for (const act of [() => buttons.__maybeShow('wallet', {}), () => buttons.__maybeShow('card', {}), () => buttons.__maybeShow('wallet', {}), () => buttons.__cleanup()]) {
        act()
        seen.push(look())
      }
      return seen
    })
    expect(pressed).toEqual([['Own', true], [undefined, false], ['Own', true], [undefined, false]].map(([text, isHidden]) => [text ?? undefined, isHidden]))
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })
})
