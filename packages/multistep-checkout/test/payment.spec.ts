import { BUTTON_GATEWAY, CARD_GATEWAY, PAYMENT_METHODS, paymentHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest, legacyTypes, open, own, trigger, twoFrames } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const CARD = { values: 'full', rules: { gateways: [CARD_GATEWAY, BUTTON_GATEWAY] } } as const
const open_ = (page: Page, id: string) => page.locator(`div.payment_box.payment_method_${id}`).isVisible()

/** An answer with another payment part. */
const withPayment = (methods: Parameters<typeof paymentHtml>[0]['methods'], scripts = '') => JSON.stringify({
  result: 'success', messages: '', reload: false,
  fragments: { '.woocommerce-checkout-payment': paymentHtml({ methods }).replace('</ul>', `</ul>${scripts}`) },
})

describe('ways to pay', () => {
  it('open one at a time, name the button, and are told of once [cart-and-checkout-core#38]', async () => {
    shop.server.page('/card-fields/', '<!doctype html><input aria-label="Card number">')
    const { page } = await open(shop, { sample: { values: 'full', rules: { gateways: [CARD_GATEWAY, BUTTON_GATEWAY] } } })
    await page.locator('#payment_method_wallet').check()
    await eventually(() => Promise.all([open_(page, 'card'), open_(page, 'wallet')])).toEqual([false, true])
    expect(await page.locator('#place_order').innerText()).toBe('Place order')
    await page.locator('#payment_method_card').check()
    await eventually(() => Promise.all([open_(page, 'card'), open_(page, 'wallet')])).toEqual([true, false])
    expect(await page.locator('#place_order').innerText()).toBe('Pay by card')
    expect(await legacyTypes(page, 'payment_method_selected')).toHaveLength(3)
    await page.locator('#payment_method_card').click()
    await twoFrames(page)
    expect(await legacyTypes(page, 'payment_method_selected')).toHaveLength(3)
    expect((await own(page, 'payment')).map(({ args }) => args)).toEqual([[{ id: 'card' }], [{ id: 'wallet' }], [{ id: 'card' }]])
    // By keyboard: the arrow keys choose.
    await page.locator('#payment_method_card').press('ArrowDown')
    await eventually(() => Promise.all([open_(page, 'card'), open_(page, 'wallet')])).toEqual([false, true])
    expect(await page.locator('#place_order').innerText()).toBe('Place order')
    // What is chosen outlasts new totals.
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    expect(await page.locator('#payment_method_wallet').isChecked()).toBe(true)
    expect([await open_(page, 'card'), await open_(page, 'wallet')]).toEqual([false, true])
  })

  it('that are sent again as they are stay what they are; what is typed in others outlives their change [cart-and-checkout-core#32]', async () => {
    const name = { id: 'typed', title: 'Card', box: '<input id="card-name"><select id="card-year"><option>2027</option><option>2028</option></select><input type="checkbox" id="card-save"><input type="hidden" id="card-token">' }
    const { page } = await open(shop)
    shop.server.answer('update_order_review', () => withPayment([name, ...PAYMENT_METHODS]))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    await page.locator('#payment_method_typed').check()
    await eventually(() => open_(page, 'typed')).toBe(true)
    await page.locator('#card-name').fill('Ann Shopper')
    await page.locator('#card-year').selectOption('2028')
    await page.locator('#card-save').check()
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('#card-token')?.setAttribute('value', '')
      Object.assign(document.querySelector('#card-token') as object, { value: 'tok_1' })
      Reflect.set(window, 'before', document.querySelector('#payment'))
    })
    await trigger(page, 'update_checkout')
    await atRest(page, 3)
    expect(await page.evaluate(() => document.querySelector('#payment') === Reflect.get(window, 'before'))).toBe(true)
    await page.evaluate(() => {
      Reflect.set(window, 'changes', [])
      jQuery(document.body).on('change', '.payment_box :input', ({ target }) => void (Reflect.get(window, 'changes') as string[]).push((target as Element).id))
    })
    await page.locator('#card-name').focus()
    await page.locator('#card-name').evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
    shop.server.answer('update_order_review', () => withPayment([name, ...PAYMENT_METHODS.slice(1)], '<script>window.ran = (window.ran || "") + "a"</script><script>window.ran += "b"</script>'))
    await trigger(page, 'update_checkout')
    await atRest(page, 4)
    expect(await page.evaluate(() => document.querySelector('#payment') === Reflect.get(window, 'before'))).toBe(false)
    expect(await page.evaluate(() => ['card-name', 'card-year', 'card-token'].map((id) => (document.getElementById(id) as HTMLInputElement).value))).toEqual(['Ann Shopper', '2028', 'tok_1'])
    expect(await page.locator('#card-save').isChecked()).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual(['card-name', 'card-year', 'card-save', 'card-token'])
    expect(await page.locator('#card-name').evaluate((field: HTMLInputElement) => [document.activeElement === field, field.selectionStart, field.selectionEnd])).toEqual([true, 1, 3])
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe('ab')
  })

  it('keep a gateway\'s frame, with what is typed in it, over new totals that leave it as it is, with another nonce or choice', async () => {
    let loads = 0
    shop.server.page('/card-fields/', () => {
      loads += 1
      return '<!doctype html><input aria-label="Card number">'
    })
    const { page } = await open(shop, { sample: CARD })
    await page.locator('#payment_method_card').check()
    const card = page.frameLocator('iframe.card-fields').getByLabel('Card number')
    await card.fill('4242')
    let nonce = 0
    await page.route(/wc-ajax=update_order_review/, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replace(/(process-checkout-nonce\\" value=\\")\w+/, `$1nonce${(nonce += 1)}`) })
    })
    const before = loads
    for (const [index, postcode] of ['IV1 1AA', 'LS2 2BB'].entries()) {
      await page.locator('#billing_postcode').fill(postcode)
      await trigger(page, 'update_checkout')
      await atRest(page, index + 2)
    }
    await page.locator('#payment_method_wallet').check()
    await page.locator('#payment_method_card').check()
    expect([loads, await card.inputValue()]).toEqual([before, '4242'])
    expect(await page.locator('[name="woocommerce-process-checkout-nonce"]').inputValue()).toBe('nonce2')
  })

  it.each([['cannot be had', 'abort'], ['does not come', 'hang']] as const)('are those of the last totals also where the code that compares them %s', async (_why, fault) => {
    const before = (tab: Page) => tab.route('**/checkout.after-touch.js', (route) => (fault === 'abort' ? route.abort() : undefined))
    const { page } = await open(shop, { sample: CARD, before })
    shop.server.answer('update_order_review', () => withPayment(PAYMENT_METHODS))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    shop.server.answer('update_order_review', () => withPayment(PAYMENT_METHODS.slice(1)))
    await trigger(page, 'update_checkout')
    await atRest(page, 3)
    expect(await page.locator('input[name="payment_method"]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['payment_method_cod'])
  })

  it('and the order\'s button take the press that has left a field, however soon new totals cover them', async () => {
    const { page, checkout } = await open(shop, { sample: CARD })
    // At rest for a second, what is typed is asked about by itself: a slow machine would press when the place is covered already.
    await page.evaluate(() => {
      const wait = window.setTimeout.bind(window)
      Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number) => (ms === 1000 ? 0 : wait(run, ms)))
    })
    const held: (() => void)[] = []
    await page.route(/wc-ajax=update_order_review/, async (route) => {
      await new Promise<void>((go) => void held.push(go))
      await route.continue()
    })
    /** Lets the totals go that are asked for: the place is covered before that has come here. */
    const letGo = async () => {
      await eventually(() => Promise.resolve(held.length)).toBe(1)
      held.pop()?.()
    }
    /** Presses as somebody does who takes their time: what is asked for when the field is left covers the place meanwhile. */
    const pressSlowly = async (selector: string) => {
      await page.locator(selector).scrollIntoViewIfNeeded()
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} does not show`)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.locator('#payment.tillkit-checkout-covered').waitFor()
      await page.mouse.up()
    }
    await page.locator('#billing_postcode').fill('IV1 1AA')
    await pressSlowly('#payment_method_wallet')
    expect(await page.locator('#payment_method_wallet').isChecked()).toBe(true)
    await letGo()
    await page.locator('#payment.tillkit-checkout-covered').waitFor({ state: 'detached' })
    expect(await page.locator('#payment_method_wallet').isChecked()).toBe(true)
    // Another total would want another press.
    await page.locator('#billing_city').fill('Nairn')
    await pressSlowly('#place_order')
    await letGo()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('that another script has replaced are those of the last totals again, though these were sent before', async () => {
    const { page } = await open(shop)
    shop.server.answer('update_order_review', () => withPayment(PAYMENT_METHODS))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    await page.evaluate((html) => void jQuery('#payment').replaceWith(html), paymentHtml({ methods: PAYMENT_METHODS.slice(1) }))
    await trigger(page, 'update_checkout')
    await atRest(page, 3)
    expect(await page.locator('input[name="payment_method"]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['payment_method_bacs', 'payment_method_cod'])
  })

  it('with terms: a tick outlives their change', async () => {
    const { page } = await open(shop, { sample: { values: 'full', rules: { terms: {} } } })
    let nonce = 0
    await page.locator('#terms').check()
    shop.server.answer('update_order_review', () => JSON.stringify({ result: 'success', messages: '', reload: false, fragments: { '.woocommerce-checkout-payment': paymentHtml({ methods: PAYMENT_METHODS, terms: {}, nonce: String((nonce += 1)) }) } }))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    expect(await page.locator('#terms').isChecked()).toBe(true)
    expect(await page.locator('[name="woocommerce-process-checkout-nonce"]').inputValue()).toBe('1')
  })

  it('may bring a button of their own: it is shown, may check the form and send it, and goes before new totals', async () => {
    const stand = `<script>
      window.wc = { customPlaceOrderButton: {
        log: [],
        __maybeHideDefaultButtonOnInit: function (id) { this.log.push('hide ' + id) },
        __maybeShow: function (id, api) { this.log.push('show ' + id); this.api = api },
        __cleanup: function () { this.log.push('cleanup') },
      } }
    </script>`
    const { page, checkout } = await open(shop, { head: stand, sample: CARD })
    const log = () => page.evaluate(() => (Reflect.get(window, 'wc') as { customPlaceOrderButton: { log: string[] } }).customPlaceOrderButton.log.splice(0))
    expect(await log()).toEqual(['cleanup', 'hide card', 'show card', 'cleanup', 'hide card', 'show card'])
    await page.locator('#payment_method_wallet').check()
    await trigger(page, 'wc_custom_place_order_button_registered', 'wallet')
    expect(await log()).toEqual(['show wallet', 'show wallet'])
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    expect(await log()).toEqual(['cleanup', 'hide wallet', 'show wallet'])
    const validate = () => page.evaluate(() => (Reflect.get(window, 'wc') as { customPlaceOrderButton: { api: { validate(): Promise<unknown> } } }).customPlaceOrderButton.api.validate())
    expect(await validate()).toEqual({ hasError: false })
    await page.locator('#billing_first_name').fill('')
    expect(await validate()).toEqual({ hasError: true })
    await page.locator('#billing_first_name').fill('Ann')
    await page.evaluate(() => (Reflect.get(window, 'wc') as { customPlaceOrderButton: { api: { submit(): void } } }).customPlaceOrderButton.api.submit())
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('of which there is one alone show no choice', async () => {
    const { page } = await open(shop)
    shop.server.answer('update_order_review', () => withPayment(PAYMENT_METHODS.slice(1)))
    await trigger(page, 'update_checkout')
    await atRest(page, 2)
    expect(await page.locator('input[name="payment_method"]').isVisible()).toBe(false)
    expect(await page.locator('#payment_method_cod').isChecked()).toBe(true)
    expect(await open_(page, 'cod')).toBe(true)
  })
})
