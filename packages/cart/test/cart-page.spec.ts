import {
  cartPageHtml,
  CALCULATOR,
  cartTotalsHtml,
  fixturePage,
  LINES,
  noticeHtml,
  useShop,
  type CartPage,
  type LoggedRequest,
} from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage } from './helpers.ts'
import { legacyEvents, legacyTypes, ownEvents } from './recorder.ts'

const shop = useShop()
const CART = '/your-cart/'
const METHODS = [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }, { id: 'local_pickup:2', label: 'Local pickup', price: 0 }]
const filled: CartPage = { lines: LINES, shipping: { methods: METHODS, chosen: 'flat_rate:1', calculator: CALCULATOR } }
const pageOf = (shopCart: CartPage) => fixturePage({ main: cartPageHtml(shopCart), globals: '', tillkit: false })
const quantity = (page: Page, key = 'k1') => page.locator(`[name="cart[${key}][qty]"]`)
const update = (page: Page) => page.locator('[name="update_cart"]')
const remove = (page: Page, at = 0) => page.locator('.product-remove > a').nth(at)
const sentTo = (path: string) => shop.server.requests.filter((request) => request.path === path)

async function open(shopCart: CartPage = filled, answer: (request: LoggedRequest) => string = () => pageOf(shopCart)) {
  const opened = await openPage(shop, {
    path: CART,
    main: cartPageHtml(shopCart),
    cart: { cart: true, woocommerce: true, addToCart: { is_cart: '1' }, countries: CALCULATOR.states },
  })
  shop.server.page(CART, answer)
  return opened
}

describe('the cart\'s page', () => {
  it('shows that the cart is empty, and says so in the platform\'s order [cart-and-checkout-core#25]', async () => {
    const { page } = await open(filled, () => pageOf({ lines: [], notices: noticeHtml('success', ['Removed. <a href="?undo_item=k1" class="restore-item">Undo?</a>']) }))
    await remove(page).click()
    await eventually(() => page.locator('.wc-empty-cart-message').count()).toBe(1)
    expect(await page.locator('.woocommerce-cart-form, .cart_totals').count()).toBe(0)
    expect(await page.locator('.return-to-shop a').isVisible()).toBe(true)
    expect(await page.locator('.restore-item').count()).toBe(1)
    expect(await legacyTypes(page, 'wc_cart_emptied', 'updated_wc_div')).toEqual(['wc_cart_emptied', 'updated_wc_div'])
    expect(await ownEvents(page, 'emptied', 'updated')).toHaveLength(2)
  })

  it.each(['classic', 'blocks'] as const)('says under its field why a coupon was not taken, %s [cart-and-checkout-core#26]', async (family) => {
    shop.server.answer('apply_coupon', () => noticeHtml('error', ['Coupon &quot;nope&quot; does not exist.'], family))
    const { page } = await open({ ...filled, notices: noticeHtml('success', ['Roll has been added.'], family) }, () => pageOf(filled))
    const field = page.locator('#coupon_code')
    await field.fill('nope')
    await field.press('Enter')
    const error = page.locator('p#coupon-error-notice.coupon-error-notice')
    await eventually(() => error.textContent()).toBe('Coupon "nope" does not exist.')
    // What was said before goes with the answer.
    expect((await page.locator('.woocommerce-notices-wrapper').innerHTML()).trim()).toBe('')
    expect(shop.server.requestsTo('apply_coupon').map(({ form }) => form)).toEqual([{ security: '89735b9c4e', coupon_code: 'nope' }])
    // The page is asked for anew then; error and code outlast it.
    await eventually(() => legacyTypes(page, 'updated_wc_div')).toHaveLength(1)
    expect(await error.evaluate((line) => line.parentElement?.className)).toBe('coupon')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.getAttribute('aria-describedby')).toBe('coupon-error-notice')
    expect(await field.getAttribute('class')).toContain('has-error')
    expect((await page.locator('.woocommerce-notices-wrapper').innerHTML()).trim()).toBe('')
    expect(await field.inputValue()).toBe('nope')
    expect(await legacyEvents(page, 'applied_coupon')).toEqual([{ type: 'applied_coupon', args: ['nope'] }])
    expect(await ownEvents(page, 'coupon')).toMatchObject([{ args: [{ code: 'nope', action: 'apply', ok: false }] }])
    await field.press('End')
    await field.pressSequentially('x')
    expect(await error.count()).toBe(0)
    expect(await field.getAttribute('aria-invalid')).toBeNull()
  })

  it('takes a coupon and takes it back, each with the shop\'s own words', async () => {
    shop.server.answer('apply_coupon', () => noticeHtml('success', ['Coupon code applied successfully.']))
    shop.server.answer('remove_coupon', () => noticeHtml('success', ['Coupon has been removed.']))
    let coupons = [{ code: 'save10', discount: 10 }]
    const { page } = await open(filled, () => pageOf({ ...filled, coupons }))
    await page.locator('#coupon_code').fill('save10')
    await page.locator('[name="apply_coupon"]').click()
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(1)
    expect(await page.locator('.woocommerce-message').textContent()).toContain('applied successfully')
    expect(await page.locator('#coupon_code').inputValue()).toBe('')
    expect(await ownEvents(page, 'coupon')).toMatchObject([{ args: [{ ok: true }] }])
    coupons = []
    await page.locator('.woocommerce-remove-coupon').click()
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(0)
    expect(shop.server.requestsTo('remove_coupon').map(({ form }) => form)).toEqual([{ security: 'b8a1c46075', coupon: 'save10' }])
    expect(await page.locator('.woocommerce-message').allTextContents()).toEqual([expect.stringContaining('has been removed')])
    expect(await legacyTypes(page, 'applied_coupon', 'removed_coupon')).toEqual(['applied_coupon', 'removed_coupon'])
  })

  it('a coupon\'s error goes with what it speaks of: the coupon is taken back, another is taken, or the cart changes', async () => {
    const again = noticeHtml('error', ['Coupon code already applied!'])
    const ok = noticeHtml('success', ['Done.'])
    shop.server.answer('apply_coupon', ({ form }) => (form['coupon_code'] === 'save10' ? again : ok))
    shop.server.answer('remove_coupon', () => ok)
    const { page } = await open({ ...filled, coupons: [{ code: 'save10', discount: 10 }] })
    const field = page.locator('#coupon_code')
    const fail = async () => {
      await field.fill('save10')
      await field.press('Enter')
      await eventually(() => page.locator('#coupon-error-notice').count()).toBe(1)
    }
    const goes = async () => {
      await eventually(() => page.locator('#coupon-error-notice').count()).toBe(0)
      expect(await field.getAttribute('aria-invalid')).toBeNull()
      expect(await field.getAttribute('aria-describedby')).toBeNull()
      expect(await field.getAttribute('class')).not.toContain('has-error')
    }
    await fail()
    await page.locator('.woocommerce-remove-coupon').click()
    await goes()
    await fail()
    await page.evaluate(() => void jQuery(document.body).trigger('added_to_cart', [{}, 'h']))
    await goes()
    await fail()
    await page.evaluate(() => void jQuery(document.body).trigger('wc_update_cart'))
    await goes()
    await fail()
    await field.fill('other')
    await field.press('Enter')
    await eventually(() => page.locator('.woocommerce-message').count()).toBe(1)
    await goes()
  })

  it('a code that is typed while another is taken, or beside quantities that are sent, stays', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => { release = resolve })
    shop.server.answer('apply_coupon', async () => { await held; return noticeHtml('success', ['Taken.']) })
    const { page } = await open()
    const field = page.locator('#coupon_code')
    await field.fill('first')
    await field.press('Enter')
    await eventually(() => shop.server.requestsTo('apply_coupon').length).toBe(1)
    await field.selectText()
    await page.keyboard.type('SECOND')
    release()
    await eventually(() => legacyTypes(page, 'updated_wc_div')).toHaveLength(1)
    expect(await field.inputValue()).toBe('SECOND')
    await quantity(page).fill('4')
    await update(page).click()
    await eventually(() => legacyTypes(page, 'updated_wc_div')).toHaveLength(2)
    expect(await field.inputValue()).toBe('SECOND')
  })

  it('what could not be done is said until it is done', async () => {
    let isDown = true
    shop.server.answer('update_shipping_method', () => (isDown ? { status: 500, body: '' } : cartTotalsHtml(filled)))
    const { page } = await open()
    await page.locator('[value="local_pickup:2"]').click()
    await eventually(() => page.locator('.woocommerce-error').allTextContents()).toEqual(['Shipping could not be updated. Please try again.'])
    isDown = false
    await page.locator('[value="local_pickup:2"]').click()
    await eventually(() => page.locator('.woocommerce-error').count()).toBe(0)
    shop.server.page(CART, () => (isDown ? { status: 500, body: '' } : pageOf(filled)))
    isDown = true
    await page.evaluate(() => void jQuery(document.body).trigger('wc_update_cart', [true]))
    await eventually(() => page.locator('.woocommerce-error').count()).toBe(1)
    isDown = false
    await page.evaluate(() => void jQuery(document.body).trigger('wc_update_cart', [true]))
    await eventually(() => page.locator('.woocommerce-error').count()).toBe(0)
  })

  it('keeps two coupon fields apart (bug 16)', async () => {
    shop.server.answer('apply_coupon', () => noticeHtml('error', ['No.']))
    const { page } = await open()
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<form class="checkout_coupon"><input id="coupon_code" name="coupon_code" value="other"></form>')
    })
    await page.locator('.woocommerce-cart-form [name="coupon_code"]').fill('mine')
    await page.locator('[name="apply_coupon"]').click()
    await eventually(() => page.locator('.coupon-error-notice').count()).toBe(1)
    expect(shop.server.requestsTo('apply_coupon')[0]?.form['coupon_code']).toBe('mine')
    expect(await page.locator('.checkout_coupon [name="coupon_code"]').getAttribute('aria-invalid')).toBeNull()
  })

  it('says that nobody knows what became of a coupon when the answer is a page or a refused nonce', async () => {
    const { page } = await open()
    for (const [at, answer] of ['<!doctype html><h1>Back soon</h1>', '-1'].entries()) {
      shop.server.answer('apply_coupon', () => answer)
      await page.locator('#coupon_code').fill('save10')
      await page.locator('[name="apply_coupon"]').click()
      await eventually(() => ownEvents(page, 'failed')).toHaveLength(at + 1)
      expect((await ownEvents(page, 'failed')).at(-1)).toMatchObject({ args: [{ action: 'coupon' }] })
      await eventually(() => page.locator('.woocommerce-error').textContent()).toContain('could not be checked')
      expect(await page.locator('#coupon_code').inputValue()).toBe('save10')
    }
    expect(await ownEvents(page, 'coupon')).toEqual([])
  })

  it('takes a coupon about which the shop has no words', async () => {
    shop.server.answer('apply_coupon', () => '')
    const { page } = await open()
    await page.locator('#coupon_code').fill('save10')
    await page.locator('[name="apply_coupon"]').click()
    await eventually(() => ownEvents(page, 'coupon')).toMatchObject([{ args: [{ ok: true }] }])
    expect(await page.locator('#coupon_code').inputValue()).toBe('')
  })

  it.each(['the button', 'Enter'])('sends the quantities by %s and shows what the shop makes of them', async (way) => {
    const { page } = await open(filled, (request) =>
      pageOf({ ...filled, notices: noticeHtml('success', ['Cart updated.']), lines: LINES.map((line) => (line.key === 'k1' ? { ...line, quantity: Number(request.form['cart[k1][qty]'] ?? 0), unitPrice: 20.99 } : line)) }))
    await eventually(() => update(page).isDisabled()).toBe(true)
    await quantity(page).fill('12')
    expect(await update(page).isEnabled()).toBe(true)
    if (way === 'Enter') await quantity(page).press('Enter')
    else await update(page).click()
    await eventually(() => page.locator('.product-subtotal').nth(1).textContent()).toContain('251.88')
    const [request] = sentTo(CART).filter(({ method }) => method === 'POST')
    expect(request?.form).toMatchObject({ 'cart[k1][qty]': '12', 'cart[k2][qty]': '1', update_cart: 'Update Cart', 'woocommerce-cart-nonce': '2734ed1658' })
    expect(shop.server.requestsTo('apply_coupon')).toEqual([])
    expect(await update(page).isDisabled()).toBe(true)
    expect(await legacyTypes(page, 'updated_cart_totals', 'updated_wc_div')).toEqual(['updated_cart_totals', 'updated_wc_div'])
    await eventually(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Cart updated.')
  })

  it('takes a line out at once, keeps what is typed elsewhere, and hands the focus on', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => { release = resolve })
    const { page } = await open()
    shop.server.page(CART, async () => { await held; return pageOf({ ...filled, lines: LINES.slice(1) }) })
    await quantity(page, 'k2').fill('3')
    await remove(page).focus()
    await page.keyboard.press('Space')
    const row = page.locator('.cart_item').first()
    await eventually(() => row.getAttribute('aria-busy')).toBe('true')
    expect(await page.locator('.woocommerce-cart-form').getAttribute('class')).toContain('processing')
    release()
    await eventually(() => page.locator('.cart_item').count()).toBe(1)
    expect(sentTo(CART).at(-1)?.query).toEqual({ remove_item: 'k1', _wpnonce: '2734ed1658' })
    expect(await quantity(page, 'k2').inputValue()).toBe('3')
    expect(await update(page).isEnabled()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-product_id'))).toBe('41')
    expect(await legacyTypes(page, 'updated_wc_div', 'item_removed_from_classic_cart')).toEqual(['updated_wc_div', 'item_removed_from_classic_cart'])
  })

  it('puts a line back by the platform\'s own link', async () => {
    const undo = noticeHtml('success', [`Removed. <a href="${CART}?undo_item=k1&_wpnonce=n" class="restore-item">Undo?</a>`])
    const { page } = await open({ ...filled, lines: LINES.slice(1), notices: undo }, () => pageOf(filled))
    await page.locator('.restore-item').click()
    await eventually(() => page.locator('.cart_item').count()).toBe(2)
    expect(sentTo(CART).at(-1)?.query).toMatchObject({ undo_item: 'k1' })
    expect(await page.locator('.restore-item').count()).toBe(0)
  })

  it.each([
    ['fails', { status: 500, body: 'critical error' }],
    ['is another page', '<!doctype html><h1>Back soon</h1>'],
  ])('takes back what it showed and says so when the answer %s', async (_title, answer) => {
    const { page, pageErrors } = await open()
    shop.server.page(CART, () => answer)
    await remove(page).click()
    await eventually(() => page.locator('.woocommerce-error').first().textContent()).toMatch(/could not be/)
    expect(await page.locator('.cart_item').first().getAttribute('aria-busy')).toBeNull()
    expect(await page.locator('.cart_item').count()).toBe(2)
    expect(await page.locator('.woocommerce-cart-form').getAttribute('class')).not.toContain('processing')
    expect(pageErrors).toEqual([])
  })

  it('tells the shop which way of sending was chosen, and keeps the focus there', async () => {
    const chosen = { ...filled, shipping: { methods: METHODS, chosen: 'local_pickup:2' } }
    shop.server.answer('update_shipping_method', () => cartTotalsHtml(chosen))
    const { page } = await open()
    await page.locator('[value="local_pickup:2"]').check()
    await eventually(() => page.locator('.order-total').textContent()).toContain('187.98')
    expect(shop.server.requestsTo('update_shipping_method').map(({ form }) => form)).toEqual([
      { security: '4d80b9bf18', 'shipping_method[0]': 'local_pickup:2' },
    ])
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('local_pickup:2')
    expect(await legacyTypes(page, 'updated_cart_totals', 'updated_shipping_method')).toEqual(['updated_cart_totals', 'updated_shipping_method'])
  })

  it('asks once more for a way of sending, then goes back to what the shop knows (bug 4)', async () => {
    shop.server.answer('update_shipping_method', () => ({ status: 503, body: '' }))
    const { page } = await open()
    await page.locator('[value="local_pickup:2"]').click()
    await eventually(() => page.locator('.woocommerce-error').textContent()).toContain('Shipping could not be updated')
    expect(shop.server.requestsTo('update_shipping_method')).toHaveLength(2)
    expect(await page.locator('[value="flat_rate:1"]').isChecked()).toBe(true)
    expect(await page.locator('.cart_totals').getAttribute('class')).not.toContain('processing')
  })

  it('goes back to what the shop knows in a list of ways too', async () => {
    shop.server.answer('update_shipping_method', () => ({ status: 404, body: '' }))
    const { page } = await open()
    // Nor is the page to be had, which would bring its own.
    shop.server.page(CART, () => ({ status: 500, body: '' }))
    const list = '<select class="shipping_method" name="shipping_method[1]" data-index="1"><option value="a">A</option><option value="b" selected>B</option></select>'
    await page.locator('.cart_totals').evaluate((totals, html) => totals.insertAdjacentHTML('beforeend', html), list)
    await page.locator('select.shipping_method').selectOption('a')
    await eventually(() => page.locator('.woocommerce-error').first().textContent()).toMatch(/could not be updated/)
    expect(shop.server.requestsTo('update_shipping_method')[0]?.form).toMatchObject({ 'shipping_method[0]': 'flat_rate:1', 'shipping_method[1]': 'a' })
    expect(await page.locator('select.shipping_method').inputValue()).toBe('b')
  })

  it('loads the page anew when its nonce is not good any more (bug 4)', async () => {
    shop.server.answer('update_shipping_method', () => ({ status: 403, body: '-1' }))
    const { page } = await open()
    await page.evaluate(() => Reflect.set(window, 'before', true))
    await page.locator('[value="local_pickup:2"]').click()
    await eventually(() => page.evaluate(() => Reflect.get(window, 'before'))).toBeUndefined()
  })

  it('reckons shipping for an address, whose state\'s field follows the country', async () => {
    const { page } = await open(filled, () => pageOf({ ...filled, shipping: { methods: METHODS, chosen: 'flat_rate:1', calculator: { ...CALCULATOR, country: 'IE' } } }))
    const toggle = page.locator('.shipping-calculator-button')
    await toggle.focus()
    await page.keyboard.press('Space')
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    const state = page.locator('#calc_shipping_state')
    await page.locator('#calc_shipping_country').selectOption('FR')
    await eventually(() => state.evaluate((box: HTMLInputElement) => [box.type, box.closest('p')?.style.display])).toEqual(['hidden', 'none'])
    await page.locator('#calc_shipping_country').selectOption('IE')
    expect(await state.evaluate((box) => box.localName)).toBe('select')
    await state.selectOption('CW')
    expect(await legacyTypes(page, 'country_to_state_changed', 'country_to_state_changing')).toContain('country_to_state_changing')
    await page.locator('.shipping-calculator-form [type=submit]').click()
    await eventually(() => page.locator('.calculated_shipping').count()).toBe(1)
    const request = sentTo(CART).find(({ method }) => method === 'POST')
    expect(request?.form).toMatchObject({ calc_shipping_country: 'IE', calc_shipping_state: 'CW', calc_shipping: 'x' })
  })

  it('follows products that are added below it', async () => {
    const { page } = await open(filled, () => pageOf({ ...filled, lines: LINES.slice(1) }))
    await page.evaluate(() => jQuery(document.body).trigger('added_to_cart', [{}, 'h']))
    await eventually(() => page.locator('.cart_item').count()).toBe(1)
    expect(sentTo(CART).filter(({ method }) => method === 'GET')).toHaveLength(2)
  })
})
