// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basketCount } from './basket.ts'
import type { OpenShop } from './test-shop.ts'
import { openShop } from './test-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Sends the form as the browser does: multipart, to the product's own address. */
async function send(path: string, fields: Record<string, string>, cookie = '') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await fetch(shop.address + path, { method: 'POST', body, headers: { Cookie: cookie } })
  return { status: answer.status, cookie: answer.headers.get('set-cookie') ?? '', text: await answer.text() }
}

const ROLLS = '/product/thermal-till-rolls-57x40/'

describe('the basket', () => {
  it('answers a sent form with the product’s page, a notice and a higher count', async () => {
    const first = await send(`${ROLLS}?theme=hostile`, { 'add-to-cart': '214', quantity: '3' })
    expect(first.status).toBe(200)
    expect(first.text).toContain('id="product-214"')
    expect(first.text).toContain('/theme/hostile.css')
    expect(first.text).toMatch(
      /role="alert">3 × “Thermal till rolls 57 × 40 mm, box of 20” have been added to your basket/,
    )
    expect(first.text).toContain('<span class="site-basket__count" aria-hidden="true">3</span>')
    const second = await send(ROLLS, { 'add-to-cart': '214', quantity: '1' }, first.cookie.split(';')[0])
    expect(second.text).toContain('box of 20” has been added to your basket')
    expect(second.text).toContain('<span class="site-basket__count" aria-hidden="true">4</span>')
    const page = await shop.get('/basket/', { Cookie: second.cookie.split(';')[0] ?? '' })
    expect(page.text).toContain('4 articles are in your basket')
  })

  it('takes the product that the form names, also from another product’s page', async () => {
    const { text } = await send('/product/compact-cash-register/', { 'add-to-cart': '214', quantity: '1' })
    expect(text).toContain('“Thermal till rolls 57 × 40 mm, box of 20” has been added')
    expect(text).toContain('id="product-440"')
  })

  it.each([
    ['no quantity', ROLLS, { 'add-to-cart': '214', quantity: '' }, 'Please enter a quantity'],
    [
      'less than the minimum',
      '/product/till-rolls-with-your-logo/',
      { 'add-to-cart': '370', quantity: '9' },
      'is 10.',
    ],
    [
      'no choice',
      '/product/coloured-till-rolls/',
      { 'add-to-cart': '300', quantity: '1', variation_id: '' },
      'Please choose product options',
    ],
  ])('refuses %s and keeps the count', async (_why, path, fields, words) => {
    const { text, cookie } = await send(path, fields, 'brightwell_basket=2')
    expect(text).toContain('class="woocommerce-error"')
    expect(text).toContain(words)
    expect(cookie).toContain('brightwell_basket=2')
  })

  it('sells half metres where the shop cuts them', async () => {
    const { text } = await send('/product/receipt-paper-by-the-metre/', {
      'add-to-cart': '390',
      quantity: '2.5',
    })
    expect(text).toContain('2.5 × “Receipt paper')
  })

  it('answers a form for an unknown product with a 404', async () => {
    expect((await send(ROLLS, { 'add-to-cart': '1' })).status).toBe(404)
  })

  it.each([
    ['brightwell_basket=7; other=1', 7],
    ['other=1', 0],
    ['brightwell_basket=-3', 0],
    ['brightwell_basket=<b>', 0],
  ])('reads the count from %s', (cookies, count) => {
    expect(basketCount(cookies)).toBe(count)
  })
})
