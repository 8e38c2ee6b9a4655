// @vitest-environment node
import { FULL_FORM, SAMPLE_CUSTOMER } from '@tillkit/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenShop } from '../test-shop.ts'
import { gate, openShop } from '../test-shop.ts'

let shop: OpenShop
const late = gate()
beforeAll(async () => {
  shop = await openShop({ late: () => late.opened })
})
afterAll(() => shop.close())

/** A visitor with a browser's memory for cookies, who has something in the basket. */
async function visitor(path = '/checkout/') {
  const jar = new Map<string, string>()
  const ask = async (to: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(shop.address + to, { ...init, redirect: 'manual', headers: { Cookie: cookie, Referer: shop.address + path, ...init.headers } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') ?? '' }
  }
  const post = (to: string, fields: Record<string, string>) => ask(to, { method: 'POST', body: new URLSearchParams(fields) })
  const call = (name: string, fields: Record<string, string> = {}) => post(`/?wc-ajax=${name}`, fields)
  await ask(`${path.split('?')[0]}?add-to-cart=214&quantity=12`)
  const { text } = await ask(path)
  const nonce = (name: string) => new RegExp(`${name}" value="(\\w+)"`).exec(text)?.[1] ?? ''
  const security = (name: string) => new RegExp(`"${name}_nonce":"(\\w+)"`).exec(text)?.[1] ?? ''
  const form = { ...FULL_FORM, payment_method: 'cod', terms: 'on', 'terms-field': '1', 'woocommerce-process-checkout-nonce': nonce('woocommerce-process-checkout-nonce') }
  return { ask, post, call, text, form, security, nonce }
}

describe('the checkout of the demo', () => {
  it.each(['/checkout/', '/checkout-in-steps/'])('shows the order, ways to pay and the form at %s', async (path) => {
    const { text } = await visitor(path)
    for (const part of ['form name="checkout"', 'payment_method_cod', 'payment_method_card', 'src="/card-fields/"', 'payment_method_wallet', 'id="terms"', 'id="createaccount"', 'var wc_checkout_params', '"is_checkout":"1"']) {
      expect(text).toContain(part)
    }
    expect(text.includes('dswcp-checkout-steps ')).toBe(path === '/checkout-in-steps/')
    expect(text.includes('ags_address_i18n_params')).toBe(path === '/checkout-in-steps/')
  })

  it('answers totals by address, and takes an order that has its page then', async () => {
    const { call, form, security, ask } = await visitor()
    const totals = async (fields: Record<string, string>) => (await call('update_order_review', { security: security('update_order_review'), ...fields })).text
    expect(await totals({ country: 'GB', s_country: 'GB', s_postcode: 'IV1 1AA' })).toContain('Highlands')
    expect(await totals({ country: 'JP', s_country: 'JP' })).toContain('no shipping options')
    expect(await totals({ country: 'GB', s_country: 'GB', s_postcode: 'LS2 2BB' })).toContain('Royal Mail Tracked 48')
    const unaccepted = { ...form, terms: '' }
    expect((await call('checkout', unaccepted)).text).toContain('data-id=\\"terms\\"')
    const { redirect } = JSON.parse((await call('checkout', form)).text) as { redirect: string }
    expect((await ask(redirect)).text).toContain('Thank you. Your order has been received.')
    expect((await ask('/checkout/')).location).toBe('/your-cart/')
  })

  it('knows the coupons of the basket, by the nonces of its own page', async () => {
    const { call, security, text } = await visitor()
    expect((await call('apply_coupon', { security: 'x', coupon_code: 'save10' })).status).toBe(403)
    expect((await call('apply_coupon', { security: security('apply_coupon'), coupon_code: 'save10' })).text).toContain('Coupon code applied')
    expect((await call('update_order_review', { security: security('update_order_review') })).text).toContain('coupon-save10')
    expect(text).not.toContain('coupon-save10')
  })

  it('signs a customer in and out, and makes an account with an order', async () => {
    const { post, ask, form, nonce } = await visitor()
    const login = { login: 'Login', username: SAMPLE_CUSTOMER.email, password: SAMPLE_CUSTOMER.password, redirect: '/checkout/', 'woocommerce-login-nonce': nonce('woocommerce-login-nonce') }
    expect((await post('/checkout/', { ...login, password: 'x' })).text).toContain('wrong password')
    expect((await post('/checkout/', login)).location).toBe('/checkout/')
    expect((await ask('/checkout/')).text).toContain(`Signed in as <strong>${SAMPLE_CUSTOMER.email}`)
    await ask('/checkout/?sign-out=1')
    const { text } = await ask('/checkout/')
    expect(text).toContain('showlogin')
    const process = /woocommerce-process-checkout-nonce" value="(\w+)"/.exec(text)?.[1] ?? ''
    const { location } = await post('/checkout/', { ...form, 'woocommerce-process-checkout-nonce': process, createaccount: '1', account_password: 'Paper-roll-57', billing_email: 'new@example.test' })
    expect((await ask(location)).text).toContain('<strong>new@example.test</strong>')
  })

  it('lets an order be paid for that waits', async () => {
    const { ask, post } = await visitor()
    const { location } = await ask('/checkout/order-pay/')
    const { text } = await ask(location)
    expect(text).toMatch(/<body class="page woocommerce-checkout woocommerce-page woocommerce-order-pay[^]*"is_checkout":"0"|"is_checkout":"0"[^]*woocommerce-order-pay/)
    const pay = /woocommerce-pay-nonce" value="(\w+)"/.exec(text)?.[1] ?? ''
    expect((await post(location, { woocommerce_pay: '1', 'woocommerce-pay-nonce': pay, payment_method: 'cod' })).location).toContain('/checkout/order-received/')
  })

  it('goes wrong as its address says: once with each opening of the page', async () => {
    const refused = await visitor('/checkout/?fault=refuse')
    expect((await refused.call('checkout', refused.form)).text).toContain('declined')
    expect((await refused.call('checkout', refused.form)).text).toContain('"result":"success"')
    const sold = await visitor('/checkout-in-steps/?fault=sold-out')
    expect((await sold.call('checkout', sold.form)).text).toContain('is sold out')
    const bare = await visitor('/checkout/?fault=no-payment')
    expect(JSON.parse((await bare.call('update_order_review', { security: bare.security('update_order_review') })).text).fragments).not.toHaveProperty('.woocommerce-checkout-payment')
    const lost = await visitor('/checkout/?fault=lost')
    await expect(lost.call('checkout', lost.form)).rejects.toThrow()
    expect((await lost.ask('/checkout/')).location).toBe('/your-cart/')
    const slow = await visitor('/checkout/?fault=slow')
    let isThere = false
    const asked = slow.call('checkout', slow.form).then((answer) => {
      isThere = true
      return answer
    })
    expect((await slow.ask('/')).status).toBe(200)
    expect(isThere).toBe(false)
    late.open()
    expect((await asked).text).toContain('"result":"success"')
  })
})
