import { FULL_FORM, heldFile, heldTimers, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { atRest, legacy, legacyTypes, open, own, reviews, sentByNow, trigger, twoFrames } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const FULL = { sample: { values: 'full' } } as const
/** How long after the last key a typed address is asked for, in ms. */
const TYPING = 1000

describe('totals', () => {
  it('are asked for once when the checkout is opened [cart-and-checkout-core#27]', async () => {
    const { page } = await open(shop, FULL)
    expect(reviews(shop)).toHaveLength(1)
    expect(await legacyTypes(page)).toEqual(['update_checkout', 'payment_method_selected', 'init_checkout', 'update_checkout', 'updated_checkout'])
    expect((await legacy(page, 'update_checkout')).map(({ args }) => args)).toEqual([[{ current_target: '#ship-to-different-address-checkbox' }], []])
    expect(await page.locator('form.checkout').getAttribute('novalidate')).toBe('novalidate')
    const pay = await open(shop, { orderPage: 'pay' })
    await sentByNow(pay.page)
    expect(reviews(shop)).toHaveLength(1)
    const other = await open(shop, { ...FULL, params: { is_checkout: '0' }, waitForMount: false })
    await eventually(() => other.page.locator('form.checkout').getAttribute('novalidate')).toBe('novalidate')
    // Its box for another address asks, as with the platform's own script: gateways wait for the totals that come of that.
    await atRest(other.page, 1)
    expect(await legacyTypes(other.page)).toEqual(['update_checkout', 'payment_method_selected', 'updated_checkout'])
    expect(reviews(shop)).toHaveLength(2)
    const digital = await open(shop, { ...FULL, params: { is_checkout: '0' }, waitForMount: false, layout: { without: ['shipping'] } })
    await eventually(() => digital.page.locator('form.checkout').getAttribute('novalidate')).toBe('novalidate')
    await sentByNow(digital.page)
    expect([reviews(shop).length, await legacyTypes(digital.page)]).toEqual([2, ['payment_method_selected']])
  })

  it('follow a postcode that is pasted with the mouse or dictated, which presses no key, and none that a script writes', async () => {
    const typing = heldTimers(TYPING)
    const { page } = await open(shop, { ...FULL, before: typing.before })
    const postcode = page.locator('#billing_postcode')
    await postcode.evaluate((field: HTMLInputElement) => {
      field.value = 'LS1 1AA'
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    })
    expect(await typing.waits(page)).toEqual([])
    await postcode.focus()
    await page.keyboard.insertText('IV1 1AA')
    await eventually(() => typing.waits(page)).toEqual([TYPING])
    await sentByNow(page)
    expect(reviews(shop)).toHaveLength(1)
    await typing.runOut(page)
    await atRest(page, 2)
    expect(reviews(shop).map(({ form }) => form['postcode'])).toEqual(['LS2 2BB', expect.stringContaining('IV1 1AA')])
  })

  it('follow not Tab alone, and not half an address [cart-and-checkout-core#28]', async () => {
    const typing = heldTimers(TYPING)
    const { page } = await open(shop, { ...FULL, before: typing.before })
    const postcode = page.locator('#billing_postcode')
    await postcode.focus()
    await page.keyboard.press('Tab')
    await sentByNow(page)
    expect([await typing.waits(page), reviews(shop).length]).toEqual([[], 1])
    await page.locator('#billing_city').fill('')
    await postcode.pressSequentially('AA')
    await eventually(() => typing.waits(page)).toEqual([TYPING])
    await typing.runOut(page)
    await sentByNow(page)
    expect([await typing.waits(page), reviews(shop).length]).toEqual([[], 1])
  })

  it('follow a postcode a second after the last key [cart-and-checkout-core#28]', async () => {
    const { page } = await open(shop, FULL)
    const postcode = page.locator('#billing_postcode')
    await postcode.fill('')
    await page.evaluate(() => {
      const times: number[] = []
      document.addEventListener('keydown', () => times.push(performance.now()), true)
      document.addEventListener('tillkit:checkout-updating', () => times.push(performance.now()))
      Reflect.set(window, 'times', times)
    })
    await postcode.pressSequentially('IV1 1', { delay: 60 })
    await eventually(() => reviews(shop).length).toBe(2)
    expect(reviews(shop)[1]?.form).toMatchObject({ postcode: 'IV1 1', s_postcode: 'IV1 1', has_full_address: 'true' })
    const times = await page.evaluate(() => Reflect.get(window, 'times') as number[])
    const [asked = 0, last = 0] = times.reverse()
    expect(asked - last).toBeGreaterThanOrEqual(1000)
    await eventually(() => page.locator('#shipping_method').innerText()).toContain('9.95')
    expect((await legacy(page, 'update_checkout')).at(-1)?.args).toEqual([{ current_target: '#billing_postcode' }])
  })

  it('are asked for once by three who ask at a time, and a fourth takes the place of the request under way [cart-and-checkout-core#29]', async () => {
    const { page } = await open(shop, FULL)
    const [first, second] = [shop.server.hold('update_order_review'), shop.server.hold('update_order_review')]
    await page.evaluate(() => {
      for (let times = 3; times > 0; times -= 1) jQuery(document.body).trigger('update_checkout')
    })
    await first.arrived()
    await sentByNow(page)
    expect(reviews(shop)).toHaveLength(2)
    await trigger(page, 'update_checkout')
    await second.arrived()
    await first.done()
    expect(reviews(shop)).toHaveLength(3)
    second.send(JSON.stringify({ result: 'success', messages: '', reload: false, fragments: { '.woocommerce-checkout-review-order-table': '<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>latest</td></tr></tbody></table>' } }))
    await atRest(page, 2)
    expect(await page.locator('.woocommerce-checkout-review-order-table').innerText()).toBe('latest')
    expect(await legacyTypes(page, 'updated_checkout')).toHaveLength(2)
  })

  it('that are another total are read out, in the shop\'s words; the same are not', async () => {
    const announcing = heldTimers(350, 400)
    const { page } = await open(shop, { ...FULL, before: announcing.before })
    const status = page.locator('.tillkit-announcer')
    await page.locator('#billing_postcode').fill('IV1 1AA')
    await trigger(page, 'update_checkout')
    await eventually(async () => {
      await announcing.runOut(page)
      return status.innerText()
    }).toMatch(/^Total £197\.93/)
    await page.evaluate(() => document.querySelector('.tillkit-announcer')?.replaceChildren())
    const before = reviews(shop).length
    await trigger(page, 'update_checkout')
    await atRest(page, before + 1)
    await twoFrames(page)
    expect(await announcing.waits(page)).toEqual([])
    expect(await status.innerText()).toBe('')
  })

  it('are asked for without a way of sending where that is wanted [cart-and-checkout-core#30]', async () => {
    const { page } = await open(shop, FULL)
    expect(reviews(shop)[0]?.form).toMatchObject({ 'shipping_method[0]': 'flat_rate:1' })
    await trigger(page, 'update_checkout', { update_shipping_method: false })
    await eventually(() => reviews(shop).length).toBe(2)
    expect(Object.keys(reviews(shop)[1]?.form ?? {}).filter((name) => name.startsWith('shipping_method'))).toEqual([])
  })

  it('are those of the billing address while no other is wanted [cart-and-checkout-core#31]', async () => {
    const { page } = await open(shop, FULL)
    // On a slow machine what is typed asks by itself before the event does.
    const last = () => reviews(shop).at(-1)?.form
    await page.locator('#billing_postcode').fill('AB1 2CD')
    await trigger(page, 'update_checkout')
    await eventually(() => last()?.['postcode']).toBe('AB1 2CD')
    expect(last()).toMatchObject({ s_postcode: 'AB1 2CD', s_city: 'Leeds', s_country: 'GB', security: 'cc2b296d22', payment_method: 'bacs' })
    expect(new URLSearchParams(last()?.['post_data']).get('billing_postcode')).toBe('AB1 2CD')
    await page.locator('#ship-to-different-address-checkbox').check()
    await eventually(() => last()?.['s_postcode']).toBe('')
    expect(last()).toMatchObject({ postcode: 'AB1 2CD', s_city: '' })
    await eventually(() => page.locator('div.shipping_address').isVisible()).toBe(true)
  })

  it('load the page anew where the shop says so, and nothing else happens; what was typed is there again [cart-and-checkout-core#33]', async () => {
    const { page, faults } = await open(shop)
    await page.locator('#billing_first_name').fill('Ann')
    await page.locator('#order_comments').fill('At the back door')
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    faults.next('update_order_review', 'reload')
    await trigger(page, 'update_checkout')
    await page.waitForFunction(() => Reflect.get(window, 'isOld') === undefined && document.querySelector<HTMLInputElement>('#billing_first_name')?.value === 'Ann')
    expect(await page.locator('#order_comments').inputValue()).toBe('At the back door')
    await atRest(page, 1)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['tillkit-reloads'])
  })

  it('that load the page anew show nothing of what came with that, and tell nobody of it [cart-and-checkout-core#33]', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      const told: string[] = []
      jQuery(document.body).on('updated_checkout checkout_error payment_method_selected', ({ type }) => void told.push(type))
      addEventListener('pagehide', () => sessionStorage.setItem('left', JSON.stringify({ told, isShown: document.querySelector('.said, .another') !== null })))
    })
    const fragments = { '.woocommerce-checkout-payment': '<div id="payment" class="woocommerce-checkout-payment another"></div>' }
    let isAsked = false
    shop.server.answer('update_order_review', () => {
      const reload = !isAsked
      isAsked = true
      return JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error said"><li>No.</li></ul>', reload, fragments })
    })
    const loaded = page.waitForEvent('load')
    await trigger(page, 'update_checkout')
    await loaded
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? '') as unknown)).toEqual({ told: [], isShown: false })
  })

  it('load the page anew with a state of another country too, whose list comes after the form', async () => {
    const { page } = await open(shop, { sample: { values: { ...FULL_FORM, billing_country: 'DE' } } })
    // The shop forgets what it was told, and prints the list of another country's states.
    let reload = false
    shop.server.answer('update_order_review', () => JSON.stringify({ result: 'success', messages: '', reload, fragments: {} }))
    await page.locator('#billing_country').selectOption('US')
    await page.locator('select#billing_state').selectOption('NY')
    await page.locator('#billing_first_name').fill('Eve')
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    await eventually(() => reviews(shop).at(-1)?.form).toMatchObject({ state: 'NY' })
    reload = true
    await page.route('**/checkout/', (route) => {
      reload = false
      return route.continue()
    })
    const addresses = heldFile('address-fields.js')
    await addresses.before(page)
    await trigger(page, 'update_checkout')
    await page.waitForFunction(() => Reflect.get(window, 'isOld') === undefined && document.querySelector<HTMLInputElement>('#billing_first_name')?.value === 'Eve')
    expect(await page.locator('select#billing_state option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual(['', 'DE-BE', 'DE-BY', 'DE-HH'])
    await addresses.release()
    await eventually(() => page.evaluate(() => ['country', 'state'].map((name) => document.querySelector<HTMLSelectElement>(`select#billing_${name}`)?.value))).toEqual(['US', 'NY'])
    await eventually(() => reviews(shop).at(-1)?.form).toMatchObject({ country: 'US', state: 'NY' })
    expect(await page.evaluate(() => sessionStorage.getItem('tillkit-checkout-typed'))).toBe(null)
  })

  it('keep the focus where the shopper is, with the caret, and the ways of sending theirs (bug 5)', async () => {
    const { page } = await open(shop, FULL)
    await page.locator('#shipping_method_0_local_pickup2').click()
    await atRest(page, 2)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('shipping_method_0_local_pickup2')
    expect(reviews(shop)[1]?.form).toMatchObject({ 'shipping_method[0]': 'local_pickup:2' })
    // The way that asked is not there any more: who listens hears of the totals all the same.
    const held = shop.server.hold('update_order_review')
    await page.locator('#shipping_method_0_flat_rate1').click()
    await held.arrived()
    held.send(JSON.stringify({ result: 'success', messages: '', reload: false, fragments: { '.woocommerce-checkout-review-order-table': '<table class="woocommerce-checkout-review-order-table"></table>' } }))
    await atRest(page, 3)
    expect(await legacyTypes(page, 'updated_checkout')).toHaveLength(3)
    const name = page.locator('#billing_last_name')
    await name.fill('Shopper')
    await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4))
    await trigger(page, 'update_checkout')
    await atRest(page, 4)
    expect(await name.evaluate((field: HTMLInputElement) => [document.activeElement === field, field.selectionStart, field.selectionEnd])).toEqual([true, 2, 4])
  })

  it('come to rest where a listener of theirs asks for them again (bug 8)', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => void jQuery(document.body).on('updated_checkout', () => void jQuery(document.body).trigger('update_checkout')))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    await sentByNow(page)
    expect(reviews(shop)).toHaveLength(2)
    // A listener that changes the address is answered.
    await page.evaluate(() => {
      jQuery(document.body).off('updated_checkout').on('updated_checkout', () => {
        jQuery('#billing_postcode').val('KW1 1AA')
        jQuery(document.body).trigger('update_checkout')
      })
    })
    await trigger(page, 'update_checkout')
    await eventually(() => reviews(shop).map(({ form }) => form['postcode'])).toEqual(['LS2 2BB', 'LS2 2BB', 'LS2 2BB', 'KW1 1AA'])
    await sentByNow(page)
    expect(reviews(shop)).toHaveLength(4)
  })

  it('that come with a word that is no error make nothing red and move nothing (bug 6)', async () => {
    const { page } = await open(shop)
    const answer = (messages: string) => JSON.stringify({ result: 'failure', messages, reload: false, fragments: {} })
    shop.server.answer('update_order_review', () => answer('<div class="woocommerce-message" role="alert">Hello.</div>'))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    expect(await page.locator('.woocommerce-NoticeGroup-updateOrderReview').innerText()).toBe('Hello.')
    expect(await page.locator('.woocommerce-invalid').count()).toBe(0)
    shop.server.answer('update_order_review', () => answer('<ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>'))
    await trigger(page, 'update_checkout')
    await atRest(page, 3)
    expect(await page.locator('.woocommerce-NoticeGroup-updateOrderReview').allInnerTexts()).toEqual(['Sold out.'])
    expect(await page.locator('.woocommerce-invalid-required-field').count()).toBeGreaterThan(3)
    await eventually(() => page.locator('.woocommerce-NoticeGroup-updateOrderReview').evaluate((group) => group.getBoundingClientRect().top >= 0)).toBe(true)
  })

  it.each([
    ['', {}, 2],
    [', also where none were asked for before', { params: { is_checkout: '0' }, waitForMount: false, layout: { without: ['shipping'] } }, 1],
  ] as const)('of a browser that fills in the form without a word are asked for before the order goes%s', async (_where, options, asked) => {
    const { page, checkout } = await open(shop, { ...FULL, ...options })
    await page.locator('form.checkout[novalidate]').waitFor()
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#billing_postcode')
      if (field) field.value = 'IV1 1AA'
    })
    await page.locator('#place_order').click()
    // The total is another than the one that was agreed to.
    await eventually(() => page.locator('.woocommerce-NoticeGroup-checkout').innerText()).toContain('Your total has changed to')
    expect([checkout.orders.length, reviews(shop).length]).toEqual([0, asked])
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })
})

describe('totals that cannot be had', () => {
  it('are waited for 30 s, twice', async () => {
    const clock = heldTimers(30_000)
    const { page, faults } = await open(shop, { ...FULL, before: clock.before })
    faults.always('update_order_review', 'never')
    await trigger(page, 'update_checkout')
    for (const times of [2, 3]) {
      await eventually(() => reviews(shop).length).toBe(times)
      await eventually(() => clock.waits(page).then(({ length }) => length)).toBe(1)
      await clock.runOut(page)
    }
    await eventually(() => page.locator('.tillkit-checkout-failure').count()).toBe(1)
    expect(await page.locator('.tillkit-checkout-covered').count()).toBe(0)
  })

  it('for an empty answer are asked for once more', async () => {
    const { page } = await open(shop, FULL)
    shop.server.answer('update_order_review', () => ({ status: 200, body: '' }))
    await trigger(page, 'update_checkout')
    await eventually(() => page.locator('.tillkit-checkout-failure').count()).toBe(1)
    expect(reviews(shop)).toHaveLength(3)
  })

  it('are asked for once more after an answer that is lost, an error, a page or cut off; then the last ones stay, uncovered, with a word and another try (bug 4)', async () => {
    const { page, faults } = await open(shop, FULL)
    const before = await page.locator('#order_review table').innerText()
    const line = page.locator('.tillkit-checkout-failure')
    await page.locator('#order_comments').fill('Kept')
    for (const [round, fault] of (['lost', '500', 'html', 'cut'] as const).entries()) {
      // The one of each round that is answered, and its two that are not.
      const asked = 1 + 3 * round
      faults.always('update_order_review', fault)
      await trigger(page, 'update_checkout')
      await eventually(() => line.count()).toBe(1)
      expect(await line.innerText()).toContain('could not be brought up to date')
      expect(reviews(shop), fault).toHaveLength(asked + 2)
      expect(await page.locator('.tillkit-checkout-covered').count()).toBe(0)
      expect(await page.locator('#order_review table').innerText()).toBe(before)
      expect((await own(page, 'failed')).map(({ args }) => args[0])).toMatchObject(Array(round + 1).fill({ action: 'update' }))
      faults.clear()
      await line.getByRole('button').click()
      await atRest(page, round + 2)
      await eventually(() => line.count()).toBe(0)
      expect(reviews(shop), fault).toHaveLength(asked + 3)
      expect(await page.locator('#order_comments').inputValue()).toBe('Kept')
    }
  })

  it('leave the way of sending that was chosen to the next that are asked for, a coupon\'s too', async () => {
    const { page, faults } = await open(shop, FULL)
    faults.always('update_order_review', '500')
    await page.locator('[value="local_pickup:2"]').check()
    await eventually(() => page.locator('.tillkit-checkout-failure').count()).toBe(1)
    faults.clear()
    await trigger(page, 'update_checkout', { update_shipping_method: false })
    await atRest(page, 2)
    expect(reviews(shop).at(-1)?.form['shipping_method[0]']).toBe('local_pickup:2')
    expect(await page.locator('[value="local_pickup:2"]').isChecked()).toBe(true)
  })

  it('for a nonce that is refused are had by loading the page anew, once', async () => {
    const { page, checkout } = await open(shop)
    await page.locator('#billing_first_name').fill('Ann')
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    checkout.expireNonces()
    await trigger(page, 'update_checkout')
    await page.waitForFunction(() => Reflect.get(window, 'isOld') === undefined && document.querySelector<HTMLInputElement>('#billing_first_name')?.value === 'Ann')
    await atRest(page, 1)
    shop.server.answer('update_order_review', () => ({ status: 403, body: '-1' }))
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    await trigger(page, 'update_checkout')
    await page.waitForFunction(() => Reflect.get(window, 'isOld') === undefined)
    await eventually(() => page.locator('.tillkit-checkout-failure').count()).toBe(1)
    expect(await page.locator('#billing_first_name').inputValue()).toBe('Ann')
  })

  it.each([
    ['overwrites its history', 'history.replaceState(null, "", location.href)', 2],
    ['overwrites its history and its address', 'history.replaceState(null, "", location.pathname + "?v=" + Math.random())', 2],
    ['clears what the tab keeps, and its history', 'sessionStorage.clear(); history.replaceState(null, "", location.href)', 2],
    ['leaves no storage to anybody', 'Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("denied", "SecurityError") } })', 1],
  ])('for a nonce that is refused for good load the page anew once at most, and then say so, where a script of the page %s as it comes', async (_title, script, times) => {
    const loads: string[] = []
    const { page } = await open(shop, {
      ...FULL,
      head: `<script>${script}</script>`,
      waitForMount: false,
      async before(opened) {
        shop.server.answer('update_order_review', () => ({ status: 403, body: '-1' }))
        opened.on('load', () => void loads.push(opened.url()))
      },
    })
    await page.locator('.tillkit-checkout-failure').waitFor()
    // By hand, so that anything that the page does by itself has been done.
    await trigger(page, 'update_checkout')
    await eventually(() => reviews(shop).length).toBe(times + 1)
    await twoFrames(page)
    expect([loads.length, await page.locator('.tillkit-checkout-failure').isVisible()]).toEqual([times, true])
  })

  it('are taken in with words of PHP before them, printed as plain text, or without a part of the page', async () => {
    const { page, faults } = await open(shop, FULL)
    for (const [index, fault] of (['notice', 'untyped', 'no-payment', 'bare-payment', 'twice'] as const).entries()) {
      faults.next('update_order_review', fault)
      await trigger(page, 'update_checkout')
      await atRest(page, index + 2)
      expect(await page.locator('.tillkit-checkout-covered').count(), fault).toBe(0)
      expect((await legacy(page, 'updated_checkout')).at(-1)?.args[0], fault).toMatchObject({ result: 'success' })
    }
  })

  it('with the network gone are asked for again when it is back', async () => {
    const { page } = await open(shop, FULL)
    await page.context().setOffline(true)
    await trigger(page, 'update_checkout')
    await eventually(() => page.locator('.tillkit-checkout-failure').count()).toBe(1)
    await page.context().setOffline(false)
    await atRest(page, 2)
    expect(await page.locator('.tillkit-checkout-failure').count()).toBe(0)
  })

  it('of a session that is over show the shop\'s words, and what was typed is kept for the next form', async () => {
    const { page, faults } = await open(shop)
    await page.locator('#billing_first_name').fill('Ann')
    faults.next('update_order_review', 'session')
    await trigger(page, 'update_checkout')
    await eventually(() => page.locator('.woocommerce-error').first().innerText()).toContain('session has expired')
    expect(await page.locator('form.checkout').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('tillkit-checkout-typed'))).toContain('Ann')
    expect(await legacyTypes(page, 'updated_checkout')).toHaveLength(2)
  })
})
