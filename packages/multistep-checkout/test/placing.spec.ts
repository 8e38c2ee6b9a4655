import { CARD_GATEWAY, heldTimers, PAYMENT_METHODS, paymentHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest, legacy, legacyTypes, open, own, reviews, sentByNow, trigger, twoFrames } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const FULL = { sample: { values: 'full' } } as const
const orders = () => shop.server.requestsTo('checkout')
const press = (page: Page) => page.locator('#place_order').click()
/** Chooses a way to pay, and waits until its box stands: what is pressed while it opens moves away from under the pointer. */
const choose = async (page: Page, method: string) => {
  await page.locator(`#payment_method_${method}`).check()
  await page.waitForFunction(() => document.getAnimations().length === 0)
}
const group = (page: Page) => page.locator('.woocommerce-NoticeGroup-checkout')
const isBusy = (page: Page) => page.locator('form.checkout.processing').count()
const ORDER = JSON.stringify({ result: 'success', redirect: '/ok/' })

describe('an order', () => {
  /** Types something that asks for totals, and Enter, which orders. @returns lets the shop answer what it was asked */
  const enterWhileAsked = async (page: Page) => {
    const answer = JSON.stringify({ result: 'success', messages: '', reload: false, fragments: {} })
    let answered: () => void = () => undefined
    const late = new Promise<string>((resolve) => (answered = () => resolve(answer)))
    shop.server.answer('update_order_review', () => late)
    const field = page.locator('#billing_address_2')
    await field.press('A')
    await field.press('Enter')
    await eventually(() => reviews(shop).at(-1)?.form['address_2']).toBe('A')
    return answered
  }

  it('is stopped by its gateway, and nothing is sent [cart-and-checkout-core#34]', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      const asked: unknown[] = []
      Reflect.set(window, 'asked', asked)
      jQuery('form.checkout').on('checkout_place_order checkout_place_order_cod', (event) => void asked.push(event.type))
      jQuery('form.checkout').on('checkout_place_order_bacs', (_event: unknown, checkout: { get_payment_method: () => string; $checkout_form: JQuery; selectedPaymentMethod: string }) => {
        asked.push([checkout.get_payment_method(), checkout.$checkout_form.length, checkout.selectedPaymentMethod])
        return false
      })
    })
    await press(page)
    await eventually(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown)).toEqual(['checkout_place_order', ['bacs', 1, 'payment_method_bacs']])
    await twoFrames(page)
    expect([orders().length, await isBusy(page)]).toEqual([0, 0])
    await choose(page, 'cod')
    await press(page)
    await page.waitForURL('**/order-received/**')
    expect(orders()).toHaveLength(1)
  })

  it('leads where the shop says, with words of PHP before its answer [cart-and-checkout-core#35]', async () => {
    const { page } = await open(shop, FULL)
    shop.server.page('/ok/', '<!doctype html><title>ok</title>')
    const held = shop.server.hold('checkout')
    const seen = page.evaluate(() => new Promise((resolve) => {
      jQuery('form.checkout').on('checkout_place_order_success', (_event: unknown, result: unknown, checkout: { xhr: unknown }) => resolve([result, typeof checkout.xhr]))
    }))
    await press(page)
    const { form, headers } = await held.arrived()
    expect(await isBusy(page)).toBe(1)
    expect(headers['x-requested-with']).toBe('XMLHttpRequest')
    expect(form).toMatchObject({ billing_first_name: 'Ann', payment_method: 'bacs', 'woocommerce-process-checkout-nonce': '71936173f2', 'shipping_method[0]': 'flat_rate:1' })
    held.send('Notice: x {"result":"success","redirect":"/ok/"}')
    expect(await seen).toEqual([{ result: 'success', redirect: '/ok/' }, 'object'])
    await page.waitForURL('**/ok/')
  })

  it('repairs its own answer alone: what jQuery does with the answers of other scripts stays as it was (bug 15)', async () => {
    const { page } = await open(shop, FULL)
    const settings = () => page.evaluate(() => [Object.keys(jQuery.ajaxSettings).sort(), typeof jQuery.ajaxSettings.dataFilter])
    const before = await settings()
    shop.server.answer('checkout', () => 'Notice: x {"result":"success","redirect":"#pay"}')
    await press(page)
    await eventually(() => page.evaluate(() => location.hash)).toBe('#pay')
    expect(await settings()).toEqual(before)
    expect(before[1]).toBe('undefined')
    shop.server.answer('theirs', () => 'Notice: x {"result":"theirs"}')
    const theirs = page.evaluate(() => new Promise((resolve) => void jQuery.ajax('/?wc-ajax=theirs', { dataType: 'json', success: () => resolve('read'), error: (_request, status) => resolve(status) })))
    expect(await theirs).toBe('parsererror')
  })

  it('that a page is asked for while it is loaded anew is not sent', async () => {
    const { page, checkout } = await open(shop, FULL)
    const held = shop.server.hold('update_order_review')
    await trigger(page, 'update_checkout')
    await held.arrived()
    await page.evaluate(() => document.querySelector<HTMLElement>('#place_order')?.click())
    const loaded = page.waitForEvent('load')
    held.send(JSON.stringify({ result: 'success', messages: '', reload: true, fragments: {} }))
    await loaded
    expect([checkout.orders.length, orders().length]).toEqual([0, 0])
  })

  it('goes where the shop says, also where new totals have taken the form away meanwhile', async () => {
    const { page } = await open(shop, FULL)
    shop.server.page('/ok/', '<!doctype html><title>ok</title>')
    const held = shop.server.hold('checkout')
    await press(page)
    await held.arrived()
    await page.evaluate(() => document.querySelector('form.checkout')?.replaceWith('Your session has expired'))
    await twoFrames(page)
    held.send(ORDER)
    await page.waitForURL('**/ok/')
  })

  it.each(['""', '"javascript:alert(1)"'])('that was placed, and leads to %s, is never called a failure', async (redirect) => {
    const { page } = await open(shop, FULL)
    shop.server.answer('checkout', () => `{"result":"success","redirect":${redirect}}`)
    await press(page)
    await eventually(() => group(page).innerText()).toContain("We don't know whether your order was placed")
  })

  it('uncovers what a gateway has covered while it fetched its token', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      const lifted: string[] = []
      Reflect.set(window, 'lifted', lifted)
      Reflect.set(jQuery.fn, 'unblock', function (this: JQuery) {
        lifted.push(...this.toArray().map(({ tagName, className }) => (tagName === 'FORM' ? 'form' : className.split(' ').at(-1) ?? '')))
        return this
      })
    })
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error"><li>Declined</li></ul>', refresh: false, reload: false }))
    await press(page)
    await eventually(() => group(page).count()).toBe(1)
    expect(await page.evaluate(() => Reflect.get(window, 'lifted') as unknown)).toContain('form')
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    expect(await page.evaluate(() => Reflect.get(window, 'lifted') as unknown)).toEqual(expect.arrayContaining(['woocommerce-checkout-payment', 'woocommerce-checkout-review-order-table']))
  })

  it('is not sent by a form that browsers leave within the order\'s', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      const inner = document.createElement('form')
      inner.innerHTML = '<input name="coupon_code"><button>Apply</button>'
      inner.addEventListener('submit', (event) => event.preventDefault())
      document.querySelector('form.checkout')?.append(inner)
    })
    await page.locator('form.checkout form button').click()
    await twoFrames(page)
    expect([orders().length, await isBusy(page)]).toEqual([0, 0])
  })

  it('that is refused says why, above the form and at its fields, each of which is one link away [cart-and-checkout-core#36]', async () => {
    const { page } = await open(shop, FULL)
    const messages = '<ul class="woocommerce-error" role="alert"><li data-id="billing_email">Bad</li></ul>'
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages, refresh: false, reload: false }))
    await press(page)
    await eventually(() => group(page).count()).toBe(1)
    expect(await group(page).evaluate((element) => element === element.parentElement?.firstElementChild && element.parentElement.matches('form.checkout'))).toBe(true)
    const html = '<div role="alert"><ul class="woocommerce-error" tabindex="-1"><li data-id="billing_email"><a href="#billing_email">Bad</a></li></ul></div>'
    expect(await group(page).innerHTML()).toBe(html)
    expect(await page.locator('#billing_email_field > p#billing_email_description.checkout-inline-error-message').innerText()).toBe('Bad')
    const email = page.locator('#billing_email')
    expect(await email.evaluate((field) => [field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')])).toEqual(['true', 'billing_email_description'])
    expect((await legacy(page, 'checkout_error')).map(({ args }) => args)).toEqual([[html]])
    expect((await own(page, 'failed')).at(-1)?.args).toMatchObject([{ action: 'order', outcome: 'refused', html, fields: ['billing_email'] }])
    expect([await isBusy(page), await page.evaluate(() => document.activeElement?.className)]).toEqual([0, 'woocommerce-error'])
    await group(page).getByRole('link').click()
    expect(await page.evaluate(() => [document.activeElement?.id, location.hash])).toEqual(['billing_email', ''])
    expect(await page.locator('#billing_email_field.woocommerce-invalid').count()).toBe(1)
    await email.press('End')
    await email.pressSequentially('x')
    expect(await page.locator('.checkout-inline-error-message').count()).toBe(0)
    expect(await email.evaluate((field) => [field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')])).toEqual([null, null])
  })

  it('that comes to nothing without a word has the shop\'s general one, and a fresh nonce is asked for [cart-and-checkout-core#37]', async () => {
    const { page } = await open(shop, FULL)
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', refresh: true, messages: '' }))
    await press(page)
    await eventually(() => group(page).innerText()).toContain('There was an error processing your order.')
    await atRest(page, 2)
    expect(await legacyTypes(page, 'update_checkout', 'checkout_error')).toEqual(['update_checkout', 'update_checkout', 'update_checkout', 'checkout_error'])
    expect(await group(page).getByRole('link').getAttribute('href')).toBe('/my-account/orders/')
    expect(await isBusy(page)).toBe(0)
  })

  it('is read out as on its way only while it is: not after its refusal', async () => {
    const clock = heldTimers(350, 400)
    const { page } = await open(shop, { ...FULL, before: clock.before })
    const status = page.locator('.tillkit-announcer')
    const held = shop.server.hold('checkout')
    await press(page)
    await held.arrived()
    await status.waitFor({ state: 'attached' })
    await eventually(async () => {
      await clock.runOut(page)
      return status.innerText()
    }).toBe('Your order is being placed.')
    held.send(JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error"><li>No.</li></ul>', refresh: false, reload: false }))
    await eventually(() => group(page).count()).toBe(1)
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error"><li>Declined</li></ul>', refresh: false, reload: false }))
    await press(page)
    await eventually(() => group(page).innerText()).toBe('Declined')
    await clock.runOut(page)
    await twoFrames(page)
    expect(await status.innerText()).toBe('')
  })

  it('is placed once, however often its button is pressed, and by whomever it is sent', async () => {
    const { page, checkout, faults, sendLate } = await open(shop, FULL)
    faults.next('checkout', 'slow')
    const pressOften = () => page.evaluate(() => {
      for (let times = 20; times > 0; times -= 1) document.querySelector<HTMLElement>('#place_order')?.click()
    })
    await pressOften()
    await eventually(() => orders().length).toBe(1)
    await pressOften()
    // A gateway takes the platform's flag away and sends the form by itself.
    await page.evaluate(() => {
      jQuery('form.checkout').removeClass('processing').trigger('submit')
      document.querySelector<HTMLFormElement>('form.checkout')?.requestSubmit()
    })
    await pressOften()
    await eventually(() => orders().length).toBe(1)
    await sentByNow(page)
    sendLate()
    await page.waitForURL('**/order-received/**')
    expect([orders().length, checkout.orders.length]).toEqual([1, 1])
  })

  it('is placed once where a gateway that is asked sends the form in its answer, and lets it go as well', async () => {
    const { page, checkout } = await open(shop, FULL)
    await page.evaluate(() => {
      jQuery('form.checkout').one('checkout_place_order_bacs', () => {
        jQuery('form.checkout').trigger('submit')
        return true
      })
    })
    await press(page)
    await page.waitForURL('**/order-received/**')
    expect([orders().length, checkout.orders.length]).toEqual([1, 1])
  })

  it('waits for the totals of what was just typed (bug 7)', async () => {
    const { page, checkout } = await open(shop, FULL)
    const answered = await enterWhileAsked(page)
    await sentByNow(page)
    expect(orders()).toHaveLength(0)
    answered()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('waits as well for the totals of what is typed while it waits (bug 7)', async () => {
    const { page, checkout } = await open(shop, FULL)
    const answered = await enterWhileAsked(page)
    await page.locator('#billing_address_2').press('B')
    answered()
    await page.waitForURL('**/order-received/**')
    expect(reviews(shop).at(-1)?.form['address_2']).toBe('AB')
    expect([orders().map(({ form }) => form['billing_address_2']), checkout.orders.length]).toEqual([['AB'], 1])
  })

  it('goes on by itself where a handler of the gateway says so: nothing is said, and the form stays closed', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => void jQuery('form.checkout').on('checkout_place_order_success', () => false))
    shop.server.answer('checkout', () => ORDER)
    await press(page)
    await eventually(() => orders().length).toBe(1)
    await sentByNow(page)
    const ariaBusy = () => page.locator('form.checkout').getAttribute('aria-busy')
    expect([await group(page).count(), await isBusy(page), await ariaBusy(), new URL(page.url()).pathname]).toEqual([0, 1, 'true', '/checkout/'])
    // The gateway's window was closed: it opens the form again.
    await page.evaluate(() => void jQuery('form.checkout').removeClass('processing').off('checkout_place_order_success'))
    await eventually(ariaBusy).toBe(null)
    shop.server.page('/ok/', '<!doctype html><title>ok</title>')
    await press(page)
    await page.waitForURL('**/ok/')
  })

  it('with a hash for a gateway leaves the page where it is', async () => {
    const { page } = await open(shop, FULL)
    shop.server.answer('checkout', () => JSON.stringify({ result: 'success', redirect: '#confirm-pi-1' }))
    await press(page)
    await eventually(() => page.evaluate(() => location.hash)).toBe('#confirm-pi-1')
    expect(await isBusy(page)).toBe(1)
  })

  it('can be placed anew on a page that the browser brings back as it was, once its totals have been asked for', async () => {
    const { page } = await open(shop, FULL)
    shop.server.answer('checkout', () => JSON.stringify({ result: 'success', redirect: '#pay' }))
    await press(page)
    await eventually(() => page.evaluate(() => location.hash)).toBe('#pay')
    await page.evaluate(() => document.querySelector<HTMLElement>('#place_order')?.click())
    await twoFrames(page)
    expect([orders().length, await isBusy(page)]).toEqual([1, 1])
    const show = (persisted: boolean) => page.evaluate((isBack) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isBack })), persisted)
    // As when it is opened.
    await show(false)
    expect(await isBusy(page)).toBe(1)
    await show(true)
    expect([await isBusy(page), await page.locator('form.checkout').getAttribute('aria-busy')]).toEqual([0, null])
    await atRest(page, 2)
    await press(page)
    await eventually(() => orders().length).toBe(2)
  })

  it.each([['and goes with what came with it', '£192.93'], ['and its shopper reads first that the total has changed', '£9.99']] as const)(
    'waits for totals that another script asks for by a call of its own, %s', async (_what, total) => {
      const { page, checkout } = await open(shop, FULL)
      const held = shop.server.hold('update_order_review')
      await page.locator('#billing_company').fill('Ann & Co')
      await page.evaluate(() => void jQuery.post('/?wc-ajax=update_order_review', { theirs: 1 }, ({ fragments }: { fragments: Record<string, string> }) => {
        for (const [selector, html] of Object.entries(fragments)) jQuery(selector).replaceWith(html)
      }, 'json'))
      await held.arrived()
      await press(page)
      await sentByNow(page)
      expect(orders()).toHaveLength(0)
      const table = await page.locator('.woocommerce-checkout-review-order-table').evaluate((part) => part.outerHTML)
      const payment = paymentHtml({ methods: PAYMENT_METHODS.slice(1), nonce: checkout.nonces.process }).replace('</ul>', '</ul><input type="hidden" name="theirs" value="new">')
      held.send(JSON.stringify({ result: 'success', fragments: { '.woocommerce-checkout-review-order-table': table.replaceAll('192.93', total.slice(1)), '.woocommerce-checkout-payment': payment } }))
      if (total === '£9.99') {
        await eventually(() => group(page).innerText()).toContain('Your total has changed to £9.99')
        expect(orders()).toHaveLength(0)
        await press(page)
      }
      await page.waitForURL('**/order-received/**')
      expect(orders().map(({ form }) => [form['theirs'], form['payment_method']])).toEqual([['new', 'cod']])
      expect(checkout.orders).toHaveLength(1)
    },
  )

  it('waits for another script\'s totals for as long as that may take, and no longer', async () => {
    const clock = heldTimers(15_000)
    const { page, checkout } = await open(shop, { ...FULL, before: clock.before })
    const held = shop.server.hold('update_order_review')
    await page.locator('#billing_company').fill('Ann & Co')
    await page.evaluate(() => void jQuery.post('/?wc-ajax=update_order_review'))
    await held.arrived()
    await press(page)
    await eventually(() => clock.waits(page).then(({ length }) => length)).toBe(1)
    expect(orders()).toHaveLength(0)
    await clock.runOut(page)
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
    held.send('{}')
  })

  it('waits for the totals that a listener of theirs asks for each time, and goes', async () => {
    const { page, checkout } = await open(shop, FULL)
    await page.evaluate(() => void jQuery(document.body).on('updated_checkout', () => void jQuery(document.body).trigger('update_checkout')))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    const before = reviews(shop).length
    await page.locator('#billing_address_2').press('A')
    await page.locator('#billing_address_2').press('Enter')
    await page.waitForURL('**/order-received/**')
    expect([checkout.orders.length, orders().length, reviews(shop).length - before]).toEqual([1, 1, 1])
    expect(orders()[0]?.form['billing_address_2']).toBe('A')
  })

  it('is not sent by the login that browsers leave within its form: that posts by itself, and Enter elsewhere that presses its button does nothing', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => document.querySelector('form.checkout')?.insertAdjacentHTML('afterbegin', '<input name="username" id="login-name"><button name="login" value="Login">Login</button>'))
    const posts = () => shop.server.requests.filter(({ method, path }) => method === 'POST' && path === '/checkout/')
    await page.locator('#billing_company').press('Enter')
    await twoFrames(page)
    expect([orders().length, posts().length, await isBusy(page)]).toEqual([0, 0, 0])
    await page.locator('#login-name').fill('ann@example.test')
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await loaded
    expect(posts().map(({ form }) => [form['login'], form['username'], form['woocommerce_checkout_place_order']])).toEqual([['Login', 'ann@example.test', undefined]])
    expect(orders()).toHaveLength(0)
  })

  it('of a basket that another tab has emptied is none: the shop has the page loaded anew, which leads to the basket', async () => {
    const { page, checkout } = await open(shop, FULL)
    await page.locator('#order_comments').fill('At the back door')
    checkout.cart.empty()
    await press(page)
    await page.waitForURL('**/your-cart/')
    expect([checkout.orders.length, orders().length]).toEqual([0, 1])
    // For the next checkout of this tab.
    expect(await page.evaluate(() => sessionStorage.getItem('tillkit-checkout-typed'))).toContain('At the back door')
  })

  it('is not there to be placed for whoever comes back to the tab: the shop\'s words stand in place of the form', async () => {
    const { page, checkout } = await open(shop, FULL)
    const comeBack = (hash: string) => page.evaluate((value) => {
      document.cookie = `woocommerce_cart_hash=${value}; path=/`
      document.dispatchEvent(new Event('visibilitychange'))
    }, hash)
    await comeBack('another')
    await atRest(page, 2)
    // The same basket: nothing is asked for.
    await comeBack('another')
    await twoFrames(page)
    expect(reviews(shop)).toHaveLength(2)
    checkout.cart.empty()
    await comeBack('')
    await eventually(() => page.locator('form.checkout').count()).toBe(0)
    expect(await page.locator('.woocommerce-error').first().innerText()).toContain('session has expired')
    expect(reviews(shop)).toHaveLength(3)
  })

  it('is sent by a gateway with its token after a first no, card fields and all', async () => {
    shop.server.page('/card-fields/', '<!doctype html><input aria-label="Card number">')
    const { page, checkout } = await open(shop, { sample: { values: 'full', rules: { gateways: [CARD_GATEWAY] } } })
    await page.evaluate(() => {
      jQuery('form.checkout').on('checkout_place_order_card', () => {
        const token = document.querySelector<HTMLInputElement>('[name=card_token]')
        if (token?.value) return true
        setTimeout(() => {
          if (token) token.value = 'tok_1'
          jQuery('form.checkout').trigger('submit')
        }, 30)
        return false
      })
    })
    await press(page)
    await page.waitForURL('**/order-received/**')
    expect(orders().map(({ form }) => form['card_token'])).toEqual(['tok_1'])
    expect(checkout.orders).toHaveLength(1)
  })
})

describe('an order whose end nobody knows', () => {
  it.each(['lost', '500', 'html', 'cut', 'empty'] as const)('is never called a failure (%s): what to do is said, nothing is sent again by itself, nothing typed is lost', async (fault) => {
    const { page, faults } = await open(shop, FULL)
    await page.locator('#order_comments').fill('Kept')
    if (fault === 'empty') shop.server.answer('checkout', () => ({ status: 200, body: '' }))
    else faults.next('checkout', fault)
    await press(page)
    await eventually(() => group(page).innerText()).toContain("We don't know whether your order was placed.")
    expect(await group(page).innerText()).toContain('order history')
    expect(await group(page).locator('[role=alert]').count()).toBe(1)
    expect((await own(page, 'failed')).at(-1)?.args).toMatchObject([{ action: 'order', outcome: 'unknown' }])
    expect([orders().length, await isBusy(page), await page.locator('#order_comments').inputValue()]).toEqual([1, 0, 'Kept'])
  })

  it('is one whose answer never comes: after the time that the shop allows', async () => {
    const config = '<script type="application/json" id="tillkit-config">{"units":{"checkout":{"orderTimeout":0.4}}}</script>'
    const { page, faults } = await open(shop, { ...FULL, head: config })
    faults.next('checkout', 'never')
    await press(page)
    await eventually(() => group(page).innerText()).toContain("We don't know whether your order was placed.")
    expect(orders()).toHaveLength(1)
  })
})

describe('an order that was not sent', () => {
  it('without a network is called just that', async () => {
    const { page } = await open(shop, FULL)
    await page.context().setOffline(true)
    await press(page)
    await eventually(() => group(page).innerText()).toBe('You are offline, so your order was not sent. Please try again when you are connected.')
    await page.context().setOffline(false)
    expect(orders()).toHaveLength(0)
  })

  it('because the gateway\'s script throws says so, and the page goes on', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => void jQuery('form.checkout').on('checkout_place_order_bacs', () => { throw new Error('no token') }))
    await press(page)
    await eventually(() => group(page).innerText()).toContain('This way to pay does not work at the moment')
    expect([orders().length, await isBusy(page)]).toEqual([0, 0])
    await choose(page, 'cod')
    await press(page)
    await page.waitForURL('**/order-received/**')
  })

  it('because somebody on the page cancels our own event of it', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => document.addEventListener('tillkit:checkout-placing', (event) => event.preventDefault()))
    await press(page)
    await twoFrames(page)
    expect([orders().length, await isBusy(page)]).toEqual([0, 0])
  })
})

describe('what the shop says of an order', () => {
  it('of many fields at once stands at each; terms and all; the next answer takes its place', async () => {
    const { page } = await open(shop, { sample: { rules: { terms: {} } } })
    await press(page)
    await eventually(() => page.locator('.checkout-inline-error-message').count()).toBeGreaterThan(5)
    const ids = await page.locator('.checkout-inline-error-message').evaluateAll((lines) => lines.map(({ id }) => id))
    expect(ids).toContain('billing_first_name_description')
    expect(ids).toContain('terms_description')
    expect(await page.locator('.woocommerce-NoticeGroup-checkout li a').count()).toBe(ids.length)
    await press(page)
    await eventually(() => orders().length).toBe(2)
    await eventually(() => group(page).count()).toBe(1)
    expect(await page.locator('.checkout-inline-error-message').evaluateAll((lines) => lines.map(({ id }) => id))).toEqual(ids)
  })

  it('may be a product that is sold out meanwhile, a price that has changed, a nonce that is old, or a page to be loaded anew', async () => {
    const { page, checkout, faults } = await open(shop, FULL)
    faults.next('checkout', 'refuse')
    await press(page)
    await eventually(() => group(page).count()).toBe(1)
    const wait = () => page.waitForFunction(() => Reflect.get(window, 'isOld') === undefined && document.readyState === 'complete')
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    // Both nonces are old: the totals that an order's refusal asks for load the page anew.
    checkout.expireNonces()
    await press(page)
    await wait()
    await atRest(page, 1)
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    faults.next('checkout', 'reload')
    await page.locator('#billing_first_name').fill('Eve')
    await press(page)
    await wait()
    await eventually(() => page.locator('#billing_first_name').inputValue()).toBe('Eve')
    await atRest(page, 1)
    checkout.sellOut('k1')
    await trigger(page, 'update_checkout')
    await eventually(() => page.locator('.woocommerce-NoticeGroup-updateOrderReview').count()).toBe(1)
    expect(checkout.orders).toHaveLength(0)
    expect(reviews(shop).length).toBeGreaterThan(1)
  })

  it('may be a page to be loaded anew whose address has put a product into the basket, which is not put in once more', async () => {
    const { page, faults } = await open(shop, { ...FULL, search: '?add-to-cart=12&lang=de' })
    faults.next('checkout', 'reload')
    const anew = page.waitForRequest((request) => request.isNavigationRequest())
    await press(page)
    expect(new URL((await anew).url()).search).toBe('?lang=de')
    await atRest(page, 1)
    expect(new URL(page.url()).search).toBe('?lang=de')
  })
})

describe('an order that is refused brings up', () => {
  const MESSAGES = '<ul class="woocommerce-error" role="alert"><li data-id="billing_email">Bad</li></ul>'
  const opened = async (target: string) => {
    const head = `<style>form.checkout { padding-block: 1500px }</style><script type="application/json" id="tillkit-config">{"units":{"checkout":{"scrollTo":"${target}"}}}</script>`
    const { page } = await open(shop, { ...FULL, head, before: (fresh) => fresh.emulateMedia({ reducedMotion: 'reduce' }) })
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: MESSAGES, refresh: false, reload: false }))
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const before = await page.evaluate(() => {
      document.querySelector<HTMLElement>('#place_order')?.click()
      return scrollY
    })
    await eventually(() => group(page).count()).toBe(1)
    await twoFrames(page)
    const isInView = (selector: string) => page.locator(selector).first().evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    const focus = await page.evaluate(() => document.activeElement?.id || document.activeElement?.className)
    return { page, before, focus, now: await page.evaluate(() => scrollY), isNoticeInView: await isInView('.woocommerce-NoticeGroup-checkout'), isFieldInView: await isInView('#billing_email') }
  }

  it.each([
    ['notices', { isNoticeInView: true, focus: 'woocommerce-error' }],
    ['field', { isFieldInView: true, focus: 'billing_email' }],
    ['nowhere', { isNoticeInView: false, isFieldInView: false, focus: 'woocommerce-error' }],
  ] as const)('what the shop wants: %s (bug 14)', async (target, seen) => {
    const { before, now, ...found } = await opened(target)
    expect(found).toMatchObject(seen)
    expect(now === before).toBe(target === 'nowhere')
  })

  it('nothing by itself where a gateway has taken the platform\'s function over (bug 14)', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => Object.assign(jQuery, { scroll_to_notices: (notices: JQuery) => Reflect.set(window, 'aimed', notices.attr('class')) }))
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: MESSAGES, refresh: false, reload: false }))
    await page.evaluate(() => {
      window.scrollTo = () => Reflect.set(window, 'isScrolled', true)
      document.querySelector<HTMLElement>('#place_order')?.click()
    })
    await eventually(() => page.evaluate(() => Reflect.get(window, 'aimed') as unknown)).toContain('woocommerce-NoticeGroup-checkout')
    expect(await page.evaluate(() => Reflect.get(window, 'isScrolled') as unknown)).toBe(undefined)
  })
})

describe('without jQuery', () => {
  it('totals come, errors are told, and an order is placed', async () => {
    const { page, checkout } = await open(shop, { jquery: false, sample: { values: 'full' } })
    expect(reviews(shop)).toHaveLength(1)
    await page.locator('#billing_email').fill('bad')
    await press(page)
    await eventually(() => page.locator('#billing_email_description').count()).toBe(1)
    await page.locator('#billing_email').fill('ann@example.test')
    await press(page)
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })
})

describe('an order that is paid later', () => {
  it('is sent once, by the browser; its ways to pay open', async () => {
    const { page } = await open(shop, { orderPage: 'pay' })
    const posts = () => shop.server.requests.filter(({ method, path }) => method === 'POST' && path.includes('order-pay'))
    await page.locator('#payment_method_cod').check()
    await eventually(() => page.locator('div.payment_box.payment_method_cod').isVisible()).toBe(true)
    expect(await page.locator('form#order_review').getAttribute('novalidate')).toBe('novalidate')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form#order_review')
      const stop = (event: Event) => event.preventDefault()
      form?.addEventListener('submit', stop)
      form?.requestSubmit()
      form?.removeEventListener('submit', stop)
    })
    await sentByNow(page)
    expect([posts().length, await page.locator('form#order_review.processing').count()]).toEqual([0, 0])
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(posts()).toHaveLength(1)
  })

  it('is sent once however often its button is pressed, and can be sent again by a page that the browser brings back as it was', async () => {
    const { page } = await open(shop, { orderPage: 'pay' })
    let posts = 0
    // The browser stays, as for as long as the shop takes to answer.
    await page.route('**/order-pay/**', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posts += 1
      return route.fulfill({ status: 204 })
    })
    const pressOften = () => page.evaluate(() => {
      for (let left = 20; left > 0; left -= 1) document.querySelector<HTMLElement>('#place_order')?.click()
    })
    await page.locator('form#order_review[novalidate]').waitFor()
    await page.locator('#payment_method_cod').check()
    await eventually(() => page.locator('div.payment_box.payment_method_cod').isVisible()).toBe(true)
    await pressOften()
    await eventually(() => page.locator('form#order_review.processing').count()).toBe(1)
    await eventually(() => posts).toBe(1)
    await pressOften()
    await sentByNow(page)
    expect(posts).toBe(1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await page.locator('form#order_review.processing').count()).toBe(0)
    await pressOften()
    await eventually(() => posts).toBe(2)
  })

  it('waits for a gateway that says no first, and goes once it sends the form with its token', async () => {
    const { page } = await open(shop, { orderPage: 'pay' })
    await page.evaluate(() => {
      jQuery('form#order_review').on('submit', () => {
        if (document.querySelector('[name=pay_token]')) return true
        setTimeout(() => void jQuery('form#order_review').append('<input type="hidden" name="pay_token" value="tok_2">').trigger('submit'), 20)
        return false
      })
    })
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    const posts = shop.server.requests.filter(({ method, path }) => method === 'POST' && path.includes('order-pay'))
    expect(posts.map(({ form }) => form['pay_token'])).toEqual(['tok_2'])
  })
})
