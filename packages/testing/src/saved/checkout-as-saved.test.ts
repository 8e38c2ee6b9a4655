import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressFieldsHtml, ADDRESSES, checkoutCall, checkoutGlobals, checkoutPageHtml, createSampleCheckout, editAddressHtml, EMPTY_FORM, everyCountry, FULL_FORM,
  modulesPageHtml, orderPayHtml, orderReceivedHtml, PAYMENT_METHODS, sectionOf, withoutCompany,
  type CartLine, type CheckoutPage, type Order, type SampleCheckout,
} from '@tillkit/fixtures'
import { describe, expect, it } from 'vitest'
import { capturesFolder } from '../server/index.ts'

const folder = capturesFolder()
const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8')

/** What a fixture may print otherwise: prose, addresses, nonces, values and what differs between shops' settings. */
const SKIPPED = ['href', 'action', 'value', 'placeholder', 'target', 'rows', 'cols', 'style', 'data-order_button_text']

/** An element as plain data; text counts where it stands in a label, a heading, a button or a cell. */
function shape(element: Element): unknown {
  const attributes = [...element.attributes]
    .filter(({ name }) => !SKIPPED.includes(name))
    .map(({ name, value }) => `${name}=${value.replace(/\s+/g, ' ').trim()}`)
    .sort()
  const isSaid = element.matches('label, h3, th, button, td, strong, bdi, a.showlogin, a.showcoupon') && !element.closest('noscript')
  const children = [...element.children].filter(({ tagName }) => !['OPTION', 'ABBR', 'BR', 'NOSCRIPT'].includes(tagName))
  const text = isSaid && children.length === 0 ? (element.textContent ?? '').replace(/\s+/g, ' ').trim() : ''
  return { tag: element.tagName.toLowerCase(), attributes, text, children: children.map(shape) }
}

function shapeOf(markup: string | Document, selector: string): unknown {
  const page = typeof markup === 'string' ? new DOMParser().parseFromString(markup, 'text/html') : markup
  const element = page.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return shape(element)
}

const line = (name: string, quantity: number, total: number): CartLine => ({ key: name, productId: 17, sku: '', name, quantity, unitPrice: total / quantity })
const METHODS = [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }, { id: 'local_pickup:2', label: 'Local pickup', price: 0 }]
const pageOf = (quantities: readonly [number, number, number, number], more: Partial<CheckoutPage> = {}): CheckoutPage => ({
  lines: [line('Thermal till rolls 80x80', quantities[0], quantities[1]), line('Coloured till rolls - White, 57x57', quantities[2], quantities[3])],
  shipping: { methods: METHODS, chosen: 'flat_rate:1' },
  ...more,
})

describe.runIf(folder)('the checkout’s fixtures, beside pages of a real shop', () => {
  it.each([
    ['checkout.html', pageOf([6, 137.94, 5, 45], { isShippedElsewhere: true })],
    ['checkout-logged-in.html', pageOf([12, 251.88, 10, 80], { isShippedElsewhere: true, hasLogin: false, account: 'none' })],
    ['checkout-terms.html', pageOf([6, 137.94, 5, 45], { isShippedElsewhere: true, payment: { methods: PAYMENT_METHODS, terms: { text: '<p>By the box.</p>' } } })],
    ['storefront-checkout.html', pageOf([12, 251.88, 12, 96], { rules: withoutCompany(ADDRESSES), shipping: { methods: METHODS, chosen: 'local_pickup:2' } })],
  ])('print %s as the platform does', (name, page) => {
    const entry = (text: string) => new DOMParser().parseFromString(text, 'text/html').querySelector('form.checkout')?.parentElement?.outerHTML ?? ''
    expect(shapeOf(checkoutPageHtml(page), '.woocommerce')).toEqual(shapeOf(entry(read(name)), '.woocommerce'))
  })

  it.each([
    ['divi-checkout.html', { steps: true }],
    ['divi-checkout-hidden-step.html', {
      steps: {
        steps: [{ label: 'Details', slug: 'details', selector: sectionOf('billing_info') }, { label: 'Finish', selector: sectionOf('order_review') }],
        hidden: [sectionOf('shipping_info')],
      },
    }],
  ])('print the steps, the modules and the form of %s as the page builder does', (name, more) => {
    const printed = modulesPageHtml({ ...pageOf([6, 137.94, 5, 45]), ...more })
    const parts = ['.ags_woo_multi_step_checkout', '.ags_woo_notices']
    if (name === 'divi-checkout.html') parts.push('.ags_woo_checkout_coupon', 'form.checkout')
    for (const part of parts) expect(shapeOf(printed, part)).toEqual(shapeOf(read(name), part))
  })

  it('prints steps with pictures, numbers, a part of the shop’s own and a review that sticks as the page builder does', () => {
    const steps = [
      { label: 'Who', selector: sectionOf('billing_info'), picture: 'icon', number: 'Step %d' },
      { label: 'Where', selector: sectionOf('shipping_info'), number: '' },
      { label: 'Gift', slug: 'gift', selector: '#dswcp-checkout-section-gift', picture: 'http://shop.test/wp-content/uploads/2026/11/p8.png' },
      { label: 'Pay', slug: 'pay', selector: sectionOf('order_review') },
    ]
    const printed = modulesPageHtml({ ...pageOf([6, 137.94, 5, 45]), steps: { steps, layout: 6, own: { gift: '<p>Wrapped?</p>' } }, coupon: 'inside', sticky: true })
    const page = read('divi-checkout-layout-steps.html')
    expect(shapeOf(printed, '.dswcp-checkout-steps')).toEqual(shapeOf(page, '.dswcp-checkout-steps'))
    const look = (markup: string) => {
      const made = new DOMParser().parseFromString(markup, 'text/html')
      return ['#dswcp-checkout-section-gift', '.ags_woo_checkout_order_review.et_pb_sticky_module', 'form.checkout [name=apply_coupon]', 'form form'].map((part) => made.querySelectorAll(part).length)
    }
    expect(look(printed)).toEqual(look(page))
  })

  it('knows the platform’s countries, and prints its globals with the same keys', () => {
    const page = read('checkout.html')
    const codes = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('#billing_country option')].map((option) => option.getAttribute('value'))
    expect(Object.keys(everyCountry()).sort()).toEqual(codes.filter(Boolean).sort())
    for (const [name, value] of Object.entries(checkoutGlobals())) {
      const text = new RegExp(`var ${name} = (\\{.*?\\});\\n`).exec(page)?.[1] ?? ''
      expect([name, Object.keys(value as object).sort()]).toEqual([name, Object.keys(JSON.parse(text) as object).sort()])
    }
  })

  it('prints a state to choose, as the platform does where a country has some', () => {
    const row = addressFieldsHtml({ group: 'billing', rules: ADDRESSES, values: { ...EMPTY_FORM, billing_country: 'IE', billing_state: 'D' } })
    expect(row).toContain('<select name="billing_state" id="billing_state" class="state_select "')
    expect(row).toContain(`<option value="D"  selected='selected'>Dublin</option>`)
    expect(row).toContain('Eircode')
  })

  it('prints the form of an account’s address as the platform does', () => {
    const form = { group: 'billing', rules: { ...ADDRESSES, fields: withoutCompany(ADDRESSES).fields }, values: EMPTY_FORM } as const
    expect(shapeOf(editAddressHtml(form), '.woocommerce-address-fields')).toEqual(shapeOf(read('storefront-my-account-edit-address.html'), '.woocommerce-address-fields'))
  })

  const order: Order = {
    id: 147, key: 'k', status: 'processing', lines: pageOf([12, 251.88, 12, 96]).lines, coupons: [], shipping: { id: 'flat_rate:1', label: 'Flat rate', price: 4.95 },
    total: 352.83, payment: { id: 'bacs', title: 'Direct bank transfer' }, address: FULL_FORM, isCustomers: false,
  }

  it('prints the pages of an order as the platform does', () => {
    const paid = { ...order, lines: [line('Thermal till rolls 80x80', 3, 74.97)], total: 74.97 }
    expect(shapeOf(orderPayHtml({ order: paid, payment: { methods: PAYMENT_METHODS } }), '#order_review #payment')).toEqual(shapeOf(read('order-pay.html'), '#order_review #payment'))
    for (const part of ['.order_item', 'thead']) {
      expect(shapeOf(orderPayHtml({ order: paid, payment: { methods: PAYMENT_METHODS } }), part)).toEqual(shapeOf(read('order-pay.html'), part))
    }
    for (const part of ['.woocommerce-order-overview', '.woocommerce-order-details', 'address']) {
      expect(shapeOf(orderReceivedHtml(order, 'November 20, 2026'), part)).toEqual(shapeOf(read('storefront-order-received.html').replaceAll('>148<', '>147<'), part))
    }
  })
})

/** A captured call: what was asked, and the answer's body. */
function captured(name: string): { form: URLSearchParams; status: number; body: string } {
  const text = read(name).replaceAll('\r\n', '\n')
  const [request = '', answer = ''] = text.split(/^(?=HTTP\/1\.1 )/m)
  const body = answer.slice(answer.search(/^(?:\{|-1|\s*<|\t<)/m)).trim()
  const sent = request.trim().split('\n').at(-1) ?? ''
  return { form: new URLSearchParams(sent), status: Number(answer.slice(9, 12)), body }
}

describe.runIf(folder)('the shop behind the checkout, beside the answers of a real one', () => {
  const answerTo = (call: string, name: string, sample: SampleCheckout = {}) => {
    const { form, status, body } = captured(name)
    const shop = createSampleCheckout(sample)
    const { nonces } = shop.checkout
    const isRefused = name.includes('nonce')
    if (form.has('security') && !isRefused) form.set('security', nonces[call as 'apply_coupon'])
    if (form.has('woocommerce-process-checkout-nonce') && !isRefused) form.set('woocommerce-process-checkout-nonce', nonces.process)
    const reply = checkoutCall(call, form, shop)
    const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/(http:\\?\/\\?\/shop\.test)/g, '').trim()
    return { reply: { status: reply?.status, body: plain(reply?.body ?? '') }, real: { status, body: plain(body) } }
  }

  it.each([
    'account-email-taken', 'account-without-password', 'bad-payment-method', 'bad-postcode', 'many-errors', 'missing-postcode', 'no-payment-method',
    'no-shipping-method', 'nonce-refused', 'shipping-address-errors', 'terms-not-accepted',
  ])('refuses an order in the same words: %s', (name) => {
    const terms = name === 'terms-not-accepted' ? { terms: {} } : {}
    const { reply, real } = answerTo('checkout', `ajax-checkout-${name}.http`, { rules: terms })
    expect(reply).toEqual(real)
  })

  it('places an order, and says where to go', () => {
    const { reply, real } = answerTo('checkout', 'ajax-checkout-success.http')
    expect(Object.keys(JSON.parse(reply.body) as object)).toEqual(Object.keys(JSON.parse(real.body) as object))
    expect(JSON.parse(reply.body)).toMatchObject({ result: 'success', order_id: 147, redirect: expect.stringMatching(/\/checkout\/order-received\/147\/\?key=wc_order_\w+$/) as string })
  })

  it('asks for a new page where the basket is empty', () => {
    const { reply, real } = answerTo('checkout', 'ajax-checkout-empty-cart.http', { lines: [] })
    expect(reply).toEqual(real)
  })

  it.each(['badnonce', 'empty-cart'])('answers totals as the platform does: %s', (name) => {
    const { reply, real } = answerTo('update_order_review', `ajax-update_order_review-${name}.http`, name === 'empty-cart' ? { lines: [] } : {})
    expect(reply).toEqual(real)
  })

  it.each(['', '-other-country'])('sends the same fragments of the same lines: update_order_review%s', (name) => {
    const isHome = name === ''
    const lines = pageOf(isHome ? [12, 251.88, 12, 96] : [6, 137.94, 5, 45]).lines
    const { reply, real } = answerTo('update_order_review', `ajax-update_order_review${name}.http`, { lines })
    const [ours, theirs] = [reply, real].map(({ body }) => JSON.parse(body) as { fragments: Record<string, string> })
    expect(Object.keys(ours ?? {})).toEqual(Object.keys(theirs ?? {}))
    const [review, payment] = ['.woocommerce-checkout-review-order-table', '.woocommerce-checkout-payment']
    expect(Object.keys(ours?.fragments ?? {})).toEqual([review, payment])
    expect(shapeOf(ours?.fragments[payment ?? ''] ?? '', '#payment')).toEqual(shapeOf(theirs?.fragments[payment ?? ''] ?? '', '#payment'))
    if (isHome) expect(shapeOf(ours?.fragments[review ?? ''] ?? '', 'table')).toEqual(shapeOf(theirs?.fragments[review ?? ''] ?? '', 'table'))
    else expect(shapeOf(ours?.fragments[review ?? ''] ?? '', '.shipping')).toEqual(shapeOf(theirs?.fragments[review ?? ''] ?? '', '.shipping'))
  })

  it.each(['bad', 'badnonce', 'empty'])('answers a coupon in the same words: %s', (name) => {
    const { reply, real } = answerTo('apply_coupon', `ajax-apply_coupon-checkout-${name}.http`)
    expect(reply).toEqual(real)
  })

  it.each(['bad', 'ok'])('answers a step as the page builder does: %s', (name) => {
    const { reply, real } = answerTo('dswcp_validate_checkout_step', `dsb-validate_checkout_step-${name}.http`)
    expect(reply).toEqual(real)
  })
})
