import { heldFile, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { atRest, open, sentByNow } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const FULL = { sample: { values: 'full' } } as const

describe('when our code does not come', () => {
  it('the form posts as the browser does, with one order', async () => {
    const { page, checkout } = await open(shop, {
      ...FULL, alone: true, waitForMount: false, before: (fresh) => fresh.route('**/checkout.js', (route) => route.abort()),
    })
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect([checkout.orders.length, shop.server.requestsTo('checkout').length]).toEqual([1, 0])
  })

  it('what belongs to a box is folded from the first paint, and ticking the box opens it', async () => {
    const { page } = await open(shop, { ...FULL, alone: true, waitForMount: false, before: (fresh) => fresh.route('**/checkout.js', (route) => route.abort()) })
    const parts = () => page.evaluate(() => ['.shipping_address', 'div.create-account'].map((part) => document.querySelector(part)?.checkVisibility()))
    const boxes = ['#ship-to-different-address-checkbox', '#createaccount']
    const seen = [await parts()]
    for (const box of boxes) await page.locator(box).check()
    seen.push(await parts())
    for (const box of boxes) await page.locator(box).uncheck()
    expect([...seen, await parts()]).toEqual([[false, false], [true, true], [false, false]])
  })

  it('the shop\'s own script comes back where its tag was left', async () => {
    shop.server.page('/wp-content/plugins/woocommerce/assets/js/frontend/checkout.min.js', 'window.isOldScript = true')
    const head = '<script type="text/plain" id="wc-checkout-js" src="/wp-content/plugins/woocommerce/assets/js/frontend/checkout.min.js"></script>'
    const { page } = await open(shop, {
      ...FULL, alone: true, waitForMount: false, head, before: (fresh) => fresh.route('**/checkout.js', (route) => route.abort()),
    })
    await eventually(() => page.evaluate(() => Reflect.get(window, 'isOldScript'))).toBe(true)
  })

  it('of what is needed when it is touched, an order that a script sends posts as the browser does', async () => {
    const { page, checkout } = await open(shop, { ...FULL, alone: true, before: (fresh) => fresh.route('**/checkout.after-touch.js', (route) => route.abort()) })
    await atRest(page, 1)
    await page.evaluate(() => void jQuery('form.checkout').trigger('submit'))
    await page.waitForURL('**/order-received/**')
    expect([checkout.orders.length, shop.server.requestsTo('checkout').length]).toEqual([1, 0])
    // The platform takes a form for an order by the name of its button.
    expect(shop.server.requests.some(({ form }) => form['woocommerce_checkout_place_order'] === '1')).toBe(true)
  })

  it('of what is needed when it is touched, an order that is sent without a connection is not sent, which is said, and nothing typed is lost', async () => {
    const { page, checkout } = await open(shop, { ...FULL, alone: true, before: (fresh) => fresh.route('**/checkout.after-touch.js', (route) => route.abort()) })
    await atRest(page, 1)
    await page.locator('#billing_first_name').fill('Ada-Mae')
    await page.context().setOffline(true)
    await page.locator('#place_order').focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('form.checkout .woocommerce-error').innerText()).toBe('You are offline, so your order was not sent. Please try again when you are connected.')
    expect([await page.locator('#billing_first_name').inputValue(), new URL(page.url()).pathname, checkout.orders.length]).toEqual(['Ada-Mae', '/checkout/', 0])
    await page.context().setOffline(false)
    await page.locator('#place_order').press('Enter')
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders.length).toBe(1)
  })

  it('of what is needed when it is touched, the browser posts no order beside one that a gateway sends by itself', async () => {
    let posts = 0
    const { page } = await open(shop, { ...FULL, alone: true, before: async (fresh) => {
      await fresh.route('**/checkout.after-touch.js', (route) => route.abort())
      await fresh.route('**/checkout/', (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        posts += 1
        return route.fulfill({ status: 204 })
      })
    } })
    await atRest(page, 1)
    const failed = page.waitForEvent('requestfailed')
    await page.evaluate(() => {
      jQuery('form.checkout').trigger('submit')
      // As an express button does, whose own call is on its way now.
      jQuery('form.checkout').addClass('processing')
    })
    await failed
    await sentByNow(page)
    expect(posts).toBe(0)
    await page.evaluate(() => void jQuery('form.checkout').removeClass('processing').trigger('submit'))
    await eventually(() => posts).toBe(1)
  })

  it('of what is needed when it is touched, coupon and login open all the same, and the coupon posts as the browser does', async () => {
    const { page } = await open(shop, { ...FULL, alone: true, before: (fresh) => fresh.route('**/checkout.after-touch.js', (route) => route.abort()) })
    await atRest(page, 1)
    await page.locator('.showcoupon').click()
    await page.locator('form.checkout_coupon').waitFor()
    await page.locator('form.woocommerce-form-login').waitFor()
    await page.locator('[name=coupon_code]').fill('save10')
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
    await page.locator('[name=coupon_code]').press('Enter')
    expect(new URLSearchParams((await posted).postData() ?? '').get('coupon_code')).toBe('save10')
  })

  it('in time, but while the browser posts the form, no second order is sent', async () => {
    const code = heldFile('checkout.after-touch.js')
    const { page, checkout } = await open(shop, { ...FULL, alone: true, untouched: true, before: code.before })
    await atRest(page, 1)
    let posts = 0
    // The browser stays, as for as long as the shop takes to answer.
    await page.route('**/checkout/', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posts += 1
      return route.fulfill({ status: 204 })
    })
    await page.evaluate(() => void jQuery('form.checkout').trigger('submit'))
    await eventually(() => posts).toBe(1)
    // The page's last picture has come, too.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    const came = page.waitForResponse('**/checkout.after-touch.js')
    await code.release()
    await came
    await page.locator('.showcoupon').click()
    await page.locator('form.checkout_coupon').waitFor()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#place_order')?.click()
      jQuery('form.checkout').trigger('submit')
    })
    await sentByNow(page)
    expect([shop.server.requestsTo('checkout').length, posts, checkout.orders.length]).toEqual([0, 1, 0])
  })

  it('in time, a press is kept and made once', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, checkout } = await open(shop, {
      ...FULL, alone: true, waitForMount: false, before: (fresh) => fresh.route('**/checkout.js', (route) => held.then(() => route.continue())),
    })
    await page.evaluate(() => {
      for (let times = 5; times > 0; times -= 1) document.querySelector<HTMLElement>('#place_order')?.click()
    })
    release()
    await page.waitForURL('**/order-received/**')
    expect([checkout.orders.length, shop.server.requestsTo('checkout').length]).toEqual([1, 1])
  })
})
