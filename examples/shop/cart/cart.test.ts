// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenShop } from '../test-shop.ts'
import { openShop } from '../test-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ROLLS = '/product/thermal-till-rolls-57x40/'

/** A visitor with a browser's memory for cookies. */
function visitor() {
  const jar = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(shop.address + path, { ...init, redirect: 'manual', headers: { Cookie: cookie, ...init.headers } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
  }
  const post = (path: string, fields: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  const call = async (endpoint: string, fields: Record<string, string> = {}) => (await post(`/?wc-ajax=${endpoint}`, fields)).text
  const add = async (id: number, quantity = 1) => JSON.parse(await call('add_to_cart', { product_id: String(id), quantity: String(quantity) }))
  const nonce = async () => /woocommerce-cart-nonce" value="(\w+)"/.exec((await ask('/your-cart/')).text)?.[1] ?? ''
  return { jar, ask, post, call, add, nonce }
}

describe('the cart of a visitor', () => {
  it('is kept by a cookie of its own, with the platform\'s cookies beside it', async () => {
    const [one, other] = [visitor(), visitor()]
    const answer = await one.add(214, 12)
    expect(answer.cart_hash).toBe(one.jar.get('woocommerce_cart_hash'))
    expect(answer.fragments['.site-basket__count']).toContain('>12<')
    expect(one.jar.get('woocommerce_items_in_cart')).toBe('1')
    expect((await one.ask('/your-cart/')).text).toContain('Thermal till rolls 57 × 40 mm, box of 20')
    expect((await other.ask('/your-cart/')).text).toContain('Your basket is currently empty')
  })

  it('costs what the tier says that its quantity reaches', async () => {
    const me = visitor()
    expect((await me.add(214, 1)).fragments['div.widget_shopping_cart_content']).toContain('</span>11.99')
    expect((await me.add(214, 9)).fragments['div.widget_shopping_cart_content']).toContain('</span>9.99')
  })

  it('sends what cannot be added here to the product, which says why', async () => {
    const me = visitor()
    const answer = await me.add(300)
    expect(answer).toEqual({ error: true, product_url: '/product/coloured-till-rolls/' })
    expect((await me.ask(answer.product_url)).text).toContain('Please choose product options')
    expect((await me.ask(answer.product_url)).text).not.toContain('Please choose product options')
  })

  it('gives a line up and takes it back, by call and by link', async () => {
    const me = visitor()
    await me.add(214, 3)
    const nonce = await me.nonce()
    const key = /remove_item=(\w+)/.exec((await me.ask('/your-cart/')).text)?.[1] ?? ''
    expect((await me.ask(`/your-cart/?remove_item=${key}&_wpnonce=wrong`)).status).toBe(303)
    expect((await me.ask('/your-cart/')).text).toContain(key)
    const gone = await me.ask(`/your-cart/?remove_item=${key}&_wpnonce=${nonce}`)
    expect([gone.status, gone.location]).toEqual([303, '/your-cart/'])
    const empty = await me.ask('/your-cart/')
    expect(empty.text).toContain('Your basket is currently empty')
    expect(empty.text).toContain('Undo?')
    expect(me.jar.has('woocommerce_cart_hash')).toBe(false)
    await me.ask(`/your-cart/?undo_item=${key}&_wpnonce=${nonce}`)
    expect(JSON.parse(await me.call('remove_from_cart', { cart_item_key: key })).cart_hash).toBe('')
    expect(JSON.parse(await me.call('remove_from_cart', { cart_item_key: key }))).toEqual({ success: false })
  })

  it('takes quantities from its form, within what there is', async () => {
    const me = visitor()
    await me.add(214)
    const nonce = await me.nonce()
    const key = /name="cart\[(\w+)\]/.exec((await me.ask('/your-cart/')).text)?.[1] ?? ''
    const send = (quantity: string) => me.post('/your-cart/', { [`cart[${key}][qty]`]: quantity, update_cart: 'x', 'woocommerce-cart-nonce': nonce })
    expect((await send('25')).text).toContain('value="25"')
    const tooMany = await send('501')
    expect(tooMany.text).toContain('We have 500 of')
    expect(tooMany.text).toContain('value="25"')
    expect((await send('0')).text).toContain('Your basket is currently empty')
  })

  it('knows its coupons', async () => {
    const me = visitor()
    await me.add(214, 1)
    const security = await me.nonce()
    const apply = (coupon_code: string) => me.call('apply_coupon', { security, coupon_code })
    expect(await apply('nope')).toContain('does not exist')
    expect(await apply('SUMMER')).toContain('expired')
    expect(await apply('rolls5')).toContain('minimum spend')
    expect(await apply(' Save10 ')).toContain('woocommerce-message')
    expect(await apply('save10')).toContain('already applied')
    expect(await me.call('get_cart_totals')).toContain('coupon-save10')
    expect(await me.call('remove_coupon', { security, coupon: 'save10' })).toContain('has been removed')
    expect((await me.post('/?wc-ajax=apply_coupon', { security: 'old', coupon_code: 'save10' })).status).toBe(403)
  })

  it('is posted for nothing from sixty pounds on, and abroad by courier', async () => {
    const me = visitor()
    await me.add(214, 1)
    expect(await me.call('get_cart_totals')).toContain('</span>4.95')
    await me.add(214, 9)
    expect(await me.call('get_cart_totals')).not.toContain('</span>4.95')
    const abroad = await me.post('/your-cart/', { calc_shipping: 'x', calc_shipping_country: 'IE', calc_shipping_state: 'D' })
    expect(abroad.text).toContain('Courier to Europe')
    expect(abroad.text).toContain('value="D" selected')
  })

  it('answers a script that asks for its page as it answers calls, and the browser at once', async () => {
    const me = visitor()
    await me.add(214, 1)
    const asked = await me.ask('/your-cart/?answer=fail', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    expect([asked.status, asked.text.includes('woocommerce-cart-form')]).toEqual([500, false])
    const opened = await me.ask('/your-cart/?answer=fail')
    expect([opened.status, opened.text.includes('woocommerce-cart-form')]).toEqual([200, true])
  })

  it('works by links alone, without any script', async () => {
    const me = visitor()
    const sent = await me.ask('/product-category/till-rolls/?theme=hostile&add-to-cart=214')
    expect([sent.status, sent.location]).toEqual([303, '/product-category/till-rolls/?theme=hostile'])
    expect((await me.ask(sent.location ?? '')).text).toContain('has been added to your basket')
  })
})

describe('a product\'s form', () => {
  it('is answered with the product’s page, a notice and a higher count', async () => {
    const me = visitor()
    const first = await me.post(`${ROLLS}?theme=hostile`, { 'add-to-cart': '214', quantity: '3' })
    expect(first.status).toBe(200)
    expect(first.text).toContain('id="product-214"')
    expect(first.text).toContain('/theme/hostile.css')
    expect(first.text).toContain('3 × “Thermal till rolls 57 × 40 mm, box of 20” have been added to your basket')
    expect(first.text).toContain('<span class="site-basket__count">3<')
    const second = await me.post('/product/compact-cash-register/', { 'add-to-cart': '214', quantity: '1' })
    expect(second.text).toContain('id="product-440"')
    expect(second.text).toContain('<span class="site-basket__count">4<')
  })

  it.each([
    ['no quantity', ROLLS, { 'add-to-cart': '214', quantity: '' }, 'Please enter a quantity'],
    ['less than the least', '/product/till-rolls-with-your-logo/', { 'add-to-cart': '370', quantity: '9' }, 'is 10.'],
    ['no choice', '/product/coloured-till-rolls/', { 'add-to-cart': '300', quantity: '1', variation_id: '' }, 'Please choose product options'],
  ])('refuses %s and keeps the count', async (_why, path, fields, words) => {
    const { text } = await visitor().post(path, fields)
    expect(text).toContain('class="woocommerce-error"')
    expect(text).toContain(words)
    expect(text).toContain('<span class="site-basket__count">0<')
  })

  it('sells half metres, and takes a variation by its number', async () => {
    const me = visitor()
    const paper = await me.post('/product/receipt-paper-by-the-metre/', { 'add-to-cart': '390', quantity: '2.5' })
    expect(paper.text).toContain('2.5 × “Receipt paper')
    const coloured = await me.post('/product/coloured-till-rolls/', { 'add-to-cart': '300', quantity: '2', variation_id: '301' })
    expect(coloured.text).toContain('have been added')
  })

  it('for an unknown product is a 404', async () => {
    expect((await visitor().post(ROLLS, { 'add-to-cart': '1' })).status).toBe(404)
  })
})
