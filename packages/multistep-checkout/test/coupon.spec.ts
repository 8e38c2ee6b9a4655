import { heldTimers, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest, legacy, legacyTypes, open, reviews, trigger, twoFrames } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const FULL = { sample: { values: 'full' } } as const
const calls = (name: string) => shop.server.requestsTo(name)

describe('a coupon', () => {
  it('is asked for behind its link, by keyboard too; one that is taken closes the form, and its answer stands there', async () => {
    const { page } = await open(shop, FULL)
    const [toggle, form, field] = [page.locator('.showcoupon'), page.locator('form.checkout_coupon'), page.locator('[name=coupon_code]')]
    expect([await form.isVisible(), await toggle.getAttribute('aria-expanded')]).toEqual([false, 'false'])
    await toggle.focus()
    await page.keyboard.press('Space')
    await eventually(() => form.isVisible()).toBe(true)
    expect([await toggle.getAttribute('aria-expanded'), await field.evaluate((element) => document.activeElement === element)]).toEqual(['true', true])
    await field.fill('save10')
    await field.press('Enter')
    await eventually(() => page.locator('.woocommerce-message').count()).toBe(1)
    expect(await page.locator('.woocommerce-message').evaluate((message) => message.nextElementSibling?.matches('form.checkout_coupon'))).toBe(true)
    expect(calls('apply_coupon').map(({ form: sent }) => sent)).toEqual([{ security: 'f075bc5aba', coupon_code: 'save10', billing_email: 'ann@example.test' }])
    expect([await form.isVisible(), await field.inputValue()]).toEqual([false, ''])
    expect(await legacy(page, 'applied_coupon_in_checkout')).toEqual([{ type: 'applied_coupon_in_checkout', args: ['save10'] }])
    await atRest(page, 2)
    expect(Object.keys(reviews(shop)[1]?.form ?? {}).filter((name) => name.startsWith('shipping_method'))).toEqual([])
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(1)
    await page.locator('.woocommerce-remove-coupon').focus()
    await page.keyboard.press('Space')
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(0)
    expect(calls('remove_coupon').map(({ form: sent }) => sent)).toEqual([{ security: 'b77105e471', coupon: 'save10' }])
    expect(await legacy(page, 'removed_coupon_in_checkout')).toEqual([{ type: 'removed_coupon_in_checkout', args: ['save10'] }])
    expect(await page.locator('.woocommerce-message').allInnerTexts()).toHaveLength(1)
  })

  it.each([['classic', 'nope'], ['modules', ''], ['modules', 'nope']] as const)('that is not taken is explained under its own field, until somebody types (%s, "%s")', async (layout, code) => {
    const { page } = await open(shop, { ...FULL, layout })
    await page.locator('.showcoupon').click()
    const field = page.locator('[name=coupon_code]')
    await field.fill(code)
    await field.press('Enter')
    const error = page.locator('span#coupon-error-notice.coupon-error-notice[role=alert]')
    await eventually(() => error.innerText()).toContain(code ? 'does not exist' : 'Please enter a coupon code')
    expect(await error.evaluate((line) => line === line.parentElement?.lastElementChild && line.parentElement.querySelector('[name=coupon_code]') !== null)).toBe(true)
    expect(await field.evaluate((input) => [input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby'), input.classList.contains('has-error'), document.activeElement === input]))
      .toEqual(['true', 'coupon-error-notice', true, true])
    expect(await legacyTypes(page, 'applied_coupon_in_checkout')).toHaveLength(1)
    await atRest(page, 2)
    await field.pressSequentially('x')
    expect(await error.count()).toBe(0)
    expect(await field.evaluate((input) => [input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby'), input.classList.contains('has-error')])).toEqual([null, null, false])
  })

  it.each([['save10', 'Your total has changed'], ['nope', 'does not exist']])('that the shop is asked about is waited for by an order: %s, and the shopper reads "%s" first', async (code, words) => {
    const { page, checkout } = await open(shop, FULL)
    let letGo: () => void = () => undefined
    await page.route(/wc-ajax=apply_coupon/, async (route) => {
      await new Promise<void>((go) => { letGo = go })
      await route.continue()
    })
    await page.locator('.showcoupon').click()
    await page.locator('[name=coupon_code]').fill(code)
    const asked = page.waitForRequest(/wc-ajax=apply_coupon/)
    await page.locator('[name=coupon_code]').press('Enter')
    await asked
    await page.locator('#place_order').click()
    await twoFrames(page)
    expect(calls('checkout')).toEqual([])
    letGo()
    await eventually(() => page.locator('body').innerText()).toContain(words)
    expect([calls('checkout').length, checkout.orders.length]).toEqual([0, 0])
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('leaves no field described by what its answer has taken away', async () => {
    const { page } = await open(shop)
    await page.locator('#place_order').click()
    const described = page.locator('form.checkout [aria-describedby]')
    await eventually(() => described.count()).toBeGreaterThan(5)
    await page.locator('.showcoupon').click()
    await page.locator('[name=coupon_code]').fill('nope')
    await page.locator('[name=coupon_code]').press('Enter')
    await eventually(() => page.locator('#coupon-error-notice').count()).toBe(1)
    expect(await page.evaluate(() => [...document.querySelectorAll('[aria-describedby]')].filter((field) => !document.getElementById(field.getAttribute('aria-describedby') ?? '')).map(({ id }) => id))).toEqual([])
    // What was wrong is so still.
    expect(await page.locator('#billing_first_name').getAttribute('aria-invalid')).toBe('true')
  })

  it('is told apart from a field of the cart\'s on the same page (bug 16)', async () => {
    const { page } = await open(shop, { ...FULL, bodyEnd: '<form class="elsewhere"><p><input id="coupon_code" name="coupon_code" value="other"></p></form>' })
    await page.locator('.showcoupon').click()
    const field = page.locator('form.checkout_coupon [name=coupon_code]')
    await field.fill('nope')
    await field.press('Enter')
    await eventually(() => page.locator('form.checkout_coupon .coupon-error-notice').count()).toBe(1)
    expect(calls('apply_coupon')[0]?.form['coupon_code']).toBe('nope')
    expect(await page.locator('.elsewhere .coupon-error-notice, .elsewhere .has-error').count()).toBe(0)
  })

  it('says by our own event whether it was taken, which the platform\'s does not (bug 10)', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      const heard: unknown[] = []
      Reflect.set(window, 'coupons', heard)
      document.addEventListener('tillkit:cart-coupon', (event) => {
        const { code, action, ok, place } = (event as CustomEvent<Record<string, unknown>>).detail
        heard.push([code, action, ok, place])
      })
    })
    const told = () => page.evaluate(() => Reflect.get(window, 'coupons') as unknown[])
    await page.locator('.showcoupon').click()
    for (const [index, code] of ['nope', 'save10'].entries()) {
      await page.locator('[name=coupon_code]').fill(code)
      await page.locator('[name=coupon_code]').press('Enter')
      await eventually(() => told().then(({ length }) => length)).toBe(index + 1)
    }
    await page.locator('.woocommerce-remove-coupon').click()
    await eventually(() => told().then(({ length }) => length)).toBe(3)
    expect(await told()).toEqual([['nope', 'apply', false, 'checkout'], ['save10', 'apply', true, 'checkout'], ['save10', 'remove', true, 'checkout']])
    expect((await legacy(page, 'applied_coupon_in_checkout', 'removed_coupon_in_checkout')).map(({ type, args }) => [type, ...args])).toEqual([
      ['applied_coupon_in_checkout', 'nope'], ['applied_coupon_in_checkout', 'save10'], ['removed_coupon_in_checkout', 'save10'],
    ])
  })

  it('whose nonce is old loads the page anew, and nothing is ordered until then', async () => {
    const { page, checkout } = await open(shop, FULL)
    await page.locator('#order_comments').fill('Kept')
    await page.locator('.showcoupon').click()
    await page.locator('[name=coupon_code]').fill('save10')
    shop.server.answer('apply_coupon', () => ({ status: 403, body: '-1' }))
    await page.evaluate(() => addEventListener('beforeunload', () => {
      document.querySelector<HTMLElement>('#place_order')?.click()
      sessionStorage.setItem('pressed', String(document.querySelector('form.checkout.processing') !== null))
    }))
    const loaded = page.waitForEvent('load')
    await page.locator('[name=coupon_code]').press('Enter')
    await loaded
    expect(await page.evaluate(() => sessionStorage.getItem('pressed'))).toBe('false')
    await eventually(() => page.locator('#order_comments').inputValue()).toBe('Kept')
    expect([calls('checkout').length, checkout.orders.length]).toEqual([0, 0])
  })

  it('that the line was cut for stays typed, and is taken when the line is back', async () => {
    const { page } = await open(shop)
    await page.locator('.showcoupon').click()
    const field = page.locator('[name=coupon_code]')
    await field.fill('save10')
    await page.context().setOffline(true)
    await field.press('Enter')
    await eventually(() => page.locator('#coupon-error-notice').innerText()).toBe('The coupon could not be checked. Please try again.')
    expect([await field.inputValue(), await page.locator('form.checkout_coupon.processing').count()]).toEqual(['save10', 0])
    await page.context().setOffline(false)
    await field.press('Enter')
    await eventually(() => legacyTypes(page, 'applied_coupon_in_checkout')).toEqual(['applied_coupon_in_checkout'])
    expect(calls('apply_coupon').length).toBe(1)
  })

  it('is sent once however often it is pressed; its nonce is renewed with the page', async () => {
    const { page, faults, checkout } = await open(shop)
    await page.locator('#billing_first_name').fill('Ann')
    await page.locator('.showcoupon').click()
    const field = page.locator('[name=coupon_code]')
    faults.next('apply_coupon', '500')
    await field.fill('save10')
    await page.evaluate(() => {
      for (let left = 20; left > 0; left -= 1) document.querySelector<HTMLElement>('[name=apply_coupon]')?.click()
    })
    await eventually(() => page.locator('#coupon-error-notice').innerText()).toBe(UNSURE)
    expect([calls('apply_coupon').length, await page.locator('form.checkout_coupon.processing').count()]).toEqual([1, 0])
    checkout.expireNonces()
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    await field.press('Enter')
    await page.waitForFunction(() => Reflect.get(window, 'isOld') === undefined && document.querySelector<HTMLInputElement>('#billing_first_name')?.value === 'Ann')
  })
})

/** An answer that broke off before it said anything. */
const CUT = { status: 200, body: '<div class="wooc' }
const UNSURE = 'We do not know whether the coupon was taken. Look at the total before you try again.'

/** A checkout with a coupon in its totals. */
async function openWithCoupon() {
  const opened = await open(shop, FULL)
  opened.checkout.cart.useCoupon('save10')
  await trigger(opened.page, 'update_checkout')
  await opened.page.locator('tr.coupon-save10').waitFor()
  return opened
}

describe('a coupon of which nobody knows what became', () => {
  const tryCode = async (page: Page, code: string) => {
    await page.locator('.showcoupon').click()
    await page.locator('[name=coupon_code]').fill(code)
    await page.locator('[name=coupon_code]').press('Enter')
  }

  it.each(['lost', '500', 'html', 'cut', 'empty'] as const)('(%s) is said to be that, stays typed, and new totals tell', async (fault) => {
    const { page, faults, checkout } = await open(shop, FULL)
    if (fault === 'cut' || fault === 'empty') {
      shop.server.answer('apply_coupon', () => {
        checkout.cart.useCoupon('save10')
        return fault === 'cut' ? CUT : { status: 200, body: '' }
      })
    } else faults.next('apply_coupon', fault)
    await page.locator('#order_comments').fill('Kept')
    await tryCode(page, 'save10')
    await eventually(() => page.locator('#coupon-error-notice').innerText()).toBe(UNSURE)
    await atRest(page, 2)
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(checkout.cart.coupons.length)
    expect([await page.locator('[name=coupon_code]').inputValue(), await page.locator('#order_comments').inputValue()]).toEqual(['save10', 'Kept'])
    expect([await legacyTypes(page, 'applied_coupon_in_checkout'), await page.locator('form.checkout_coupon.processing').count()]).toEqual([[], 0])
  })

  it('is one whose answer never comes: after 15 s', async () => {
    const clock = heldTimers(15_000)
    const { page, faults } = await open(shop, { ...FULL, before: clock.before })
    faults.next('apply_coupon', 'never')
    await tryCode(page, 'save10')
    await eventually(() => calls('apply_coupon').length).toBe(1)
    await clock.runOut(page)
    await eventually(() => page.locator('#coupon-error-notice').innerText()).toBe(UNSURE)
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(1)
  })

  it.each(['lost', '500', 'html', 'cut', 'empty'] as const)('when it is taken back (%s): that is said, and new totals tell', async (fault) => {
    const { page, faults, checkout } = await openWithCoupon()
    if (fault === 'cut' || fault === 'empty') {
      shop.server.answer('remove_coupon', () => {
        checkout.cart.dropCoupon('save10')
        return fault === 'cut' ? CUT : { status: 200, body: '' }
      })
    } else faults.next('remove_coupon', fault)
    await page.locator('.woocommerce-remove-coupon').click()
    await eventually(() => page.locator('.woocommerce-error').allInnerTexts()).toEqual(['The coupon could not be removed. Please try again.'])
    await atRest(page, 3)
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(checkout.cart.coupons.length)
    expect(await legacyTypes(page, 'removed_coupon_in_checkout')).toEqual([])
  })

  it('when it is taken back, and the order is wanted at once: nothing is sent before the shopper has seen the total that it comes to', async () => {
    const { page, faults, checkout } = await openWithCoupon()
    faults.next('remove_coupon', 'lost')
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.woocommerce-remove-coupon')?.click()
      document.querySelector<HTMLElement>('#place_order')?.click()
    })
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(0)
    await twoFrames(page)
    expect(await page.locator('.woocommerce-error').allInnerTexts()).toEqual(['The coupon could not be removed. Please try again.'])
    expect(checkout.orders).toHaveLength(0)
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
  })
})

describe('coupons that meet', () => {
  it('are asked about one after the other: an answer never comes after that of a newer one', async () => {
    const { page, checkout } = await openWithCoupon()
    const held = shop.server.hold('apply_coupon')
    await page.locator('.showcoupon').click()
    await page.locator('[name=coupon_code]').fill('nope')
    await page.locator('[name=coupon_code]').press('Enter')
    await held.arrived()
    await page.locator('.woocommerce-remove-coupon').click()
    await page.locator('.woocommerce-checkout-review-order.processing').waitFor()
    await twoFrames(page)
    expect(calls('remove_coupon')).toEqual([])
    held.send('<ul class="woocommerce-error" role="alert"><li>Coupon "nope" does not exist.</li></ul>')
    await eventually(() => calls('remove_coupon').length).toBe(1)
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(0)
    expect(checkout.cart.coupons).toEqual([])
  })

  it('whose session is over load the page anew, which leads to where the shop says', async () => {
    const { page, faults } = await open(shop, FULL)
    faults.next('apply_coupon', 'session')
    await page.locator('.showcoupon').click()
    await page.locator('[name=coupon_code]').fill('save10')
    await page.locator('[name=coupon_code]').press('Enter')
    await page.waitForURL('**/your-cart/')
  })

  it('in two tabs: the total that the other one has made is asked about before the order goes', async () => {
    const { page, context, checkout } = await open(shop, FULL)
    checkout.cart.useCoupon('save10')
    await context.addCookies([{ name: 'woocommerce_cart_hash', value: 'another', url: page.url() }])
    await page.locator('#place_order').click()
    await eventually(() => page.locator('body').innerText()).toContain('Your total has changed')
    expect(checkout.orders).toHaveLength(0)
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
  })
})

describe('parts that open', () => {
  it('the login, which an error leads to as well', async () => {
    const { page } = await open(shop, FULL)
    await page.locator('.showlogin').first().click()
    await eventually(() => page.locator('form.woocommerce-form-login').isVisible()).toBe(true)
    expect(await page.locator('.showlogin').first().getAttribute('aria-expanded')).toBe('true')
    await page.locator('.showlogin').first().click()
    await eventually(() => page.locator('form.woocommerce-form-login').isVisible()).toBe(false)
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error" role="alert"><li>Taken. <a href="#" class="showlogin">Please log in.</a></li></ul>', refresh: false, reload: false }))
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-error .showlogin').click()
    await eventually(() => page.locator('form.woocommerce-form-login').isVisible()).toBe(true)
  })

  it('the terms where they stand on the page; an account\'s password, emptied', async () => {
    const { page } = await open(shop, { sample: { values: 'full', rules: { terms: { text: '<p>All our terms.</p>' } } } })
    const link = page.locator('.woocommerce-terms-and-conditions-link')
    await link.click()
    await eventually(() => page.locator('.woocommerce-terms-and-conditions').isVisible()).toBe(true)
    expect(await link.getAttribute('class')).toContain('woocommerce-terms-and-conditions-link--open')
    await link.click()
    await eventually(() => page.locator('.woocommerce-terms-and-conditions').isVisible()).toBe(false)
    expect(await link.getAttribute('class')).toContain('woocommerce-terms-and-conditions-link--closed')
    expect(await page.locator('#account_password').isVisible()).toBe(false)
    await page.evaluate(() => Object.assign(document.querySelector('#account_password') as object, { value: 'filled in' }))
    await page.locator('#createaccount').check()
    await eventually(() => page.locator('#account_password').isVisible()).toBe(true)
    expect(await page.locator('#account_password').inputValue()).toBe('')
  })

  it('another address, in a form that is judged while it is filled in', async () => {
    const { page } = await open(shop)
    expect(await page.locator('div.shipping_address').isVisible()).toBe(false)
    await page.locator('#ship-to-different-address-checkbox').check()
    await eventually(() => page.locator('div.shipping_address').isVisible()).toBe(true)
    const row = (id: string) => page.locator(`#${id}_field`).evaluate((element) => [...element.classList].filter((name) => /invalid|validated/.test(name)))
    for (const [id, value, classes] of [
      ['billing_first_name', '', ['woocommerce-invalid', 'woocommerce-invalid-required-field']],
      ['billing_email', 'bad', ['woocommerce-invalid', 'woocommerce-invalid-email']],
      ['billing_phone', 'no number', ['woocommerce-invalid', 'woocommerce-invalid-phone']],
      ['billing_city', 'Leeds', ['woocommerce-validated']],
    ] as const) {
      await page.locator(`#${id}`).fill(value)
      await page.locator(`#${id}`).blur()
      expect(await row(id)).toEqual(classes)
      expect(await page.locator(`#${id}`).getAttribute('aria-invalid')).toBe(value === 'Leeds' ? null : 'true')
    }
    await page.locator('#billing_email').focus()
    await page.keyboard.type('x')
    expect([await row('billing_email'), await page.locator('#billing_email').getAttribute('aria-invalid')]).toEqual([[], null])
    // A script of the page has a field judged.
    await page.evaluate(() => void jQuery('#billing_email').trigger('validate'))
    await twoFrames(page)
    expect(await row('billing_email')).toEqual(['woocommerce-invalid', 'woocommerce-invalid-email'])
  })
})
