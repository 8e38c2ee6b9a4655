import { useShop, type CheckoutOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { open, sentByNow } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'
import { goTo, openSteps } from './steps-page.ts'

const shop = useShop()
const orders = () => shop.server.requestsTo('checkout')

/** A way to pay whose order needs a token, which its script brings. */
const GATEWAY = {
  id: 'express',
  title: 'Express',
  box: '<p>Pay with one press.</p>',
  pay: (form: URLSearchParams) => (form.get('express_token') === 'tok_9' ? undefined : 'Please press the button of the wallet.'),
} as const

/**
 * A gateway's buttons above the form and in the order review. `submit` fills in what the wallet knows, adds its token and sends the form;
 * `own` sends the order with a call of its own, with the form closed as gateways close it.
 */
const SCRIPT = `<script>
jQuery(function ($) {
  function fill(postcode) {
    $('#payment_method_express').prop('checked', true).trigger('click')
    $.each({ billing_first_name: 'Wallet', billing_last_name: 'Owner', billing_address_1: '1 Pay Street', billing_city: 'York', billing_postcode: postcode, billing_phone: '01904 000000', billing_email: 'wallet@example.test' }, function (name, value) {
      $('#' + name).val(value).trigger('change')
    })
    var form = $('form.checkout')
    form.find('[name=express_token]').remove()
    return form.append('<input type="hidden" name="express_token" value="tok_9">')
  }
  $(document.body).on('click', '.express', function () { fill(this.dataset.postcode).trigger('submit') })
  $(document.body).on('click', '.express-own', function () {
    var form = fill('YO1 7HH')
    if (form.is('.processing')) return
    form.addClass('processing')
    $.post(wc_checkout_params.checkout_url, form.serialize(), null, 'json').done(function (answer) { location.href = answer.redirect })
  })
  var buttons = '<p><button type="button" class="express" data-postcode="YO1 7HH">Pay</button><button type="button" class="express far" data-postcode="IV1 1AA">Pay far</button><button type="button" class="express-own">Pay by itself</button></p>'
  $('form.checkout').before('<div class="above">' + buttons + '</div>')
  $('#order_review, .ags_woo_checkout_order_review').first().before('<div class="beside">' + buttons + '</div>')
})
</script>`

const page_: CheckoutOptions = { bodyEnd: SCRIPT, sample: { rules: { gateways: [GATEWAY] } } }
const press = (page: Page, selector: string, times = 1) => page.evaluate(([which, count]) => {
  for (let left = count; left > 0; left -= 1) document.querySelector<HTMLElement>(which)?.click()
}, [selector, times] as const)

describe("an express button of a gateway's", () => {
  it.each(['.above', '.beside'])('%s the order review places one order with its token, what it has filled in and what was typed, however often it is pressed', async (where) => {
    const { page, checkout } = await open(shop, page_)
    await page.locator('#order_comments').fill('Ring twice')
    await press(page, `${where} .express`, 20)
    await page.waitForURL('**/order-received/**')
    expect(orders().map(({ form }) => [form['express_token'], form['payment_method'], form['billing_city'], form['order_comments']])).toEqual([['tok_9', 'express', 'York', 'Ring twice']])
    expect(checkout.orders).toHaveLength(1)
  })

  it('whose address makes another total has that read first; pressed again, it places one order', async () => {
    const { page, checkout } = await open(shop, { ...page_, sample: { ...page_.sample, values: 'full' } })
    await press(page, '.above .far')
    await eventually(() => page.locator('.woocommerce-NoticeGroup-checkout').innerText()).toContain('Your total has changed')
    expect([checkout.orders.length, await page.locator('[name=express_token]').inputValue()]).toEqual([0, 'tok_9'])
    await press(page, '.above .far')
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('that sends the order by itself has it alone: the order\'s own button sends none meanwhile', async () => {
    const { page, checkout } = await open(shop, page_)
    const held = shop.server.hold('checkout')
    await press(page, '.beside .express-own', 20)
    await held.arrived()
    await press(page, '#place_order', 20)
    await sentByNow(page)
    expect(orders()).toHaveLength(1)
    held.send(JSON.stringify({ result: 'success', redirect: '/shop/' }))
    await page.waitForURL('**/shop/')
    expect([orders().length, checkout.orders.length]).toEqual([1, 0])
  })

  it('that sends the order by itself while the order\'s own button waits for totals has it alone', async () => {
    const { page, checkout } = await open(shop, { ...page_, sample: { ...page_.sample, values: 'full' } })
    // What places orders is there once this opens.
    await page.locator('.showcoupon').click()
    await page.locator('form.checkout_coupon').waitFor()
    const totals = shop.server.hold('update_order_review')
    await page.evaluate(() => void jQuery(document.body).trigger('update_checkout'))
    await totals.arrived()
    await press(page, '#place_order')
    const held = shop.server.hold('checkout')
    await press(page, '.beside .express-own')
    await held.arrived()
    totals.send(JSON.stringify({ result: 'success', messages: '', reload: false, fragments: {} }))
    await eventually(() => page.locator('.tillkit-checkout-covered').count()).toBe(0)
    await sentByNow(page)
    expect(orders()).toHaveLength(1)
    held.send(JSON.stringify({ result: 'success', redirect: '/shop/' }))
    await page.waitForURL('**/shop/')
    expect([orders().length, checkout.orders.length]).toEqual([1, 0])
  })

  it.each(['Billing', 'Review'])('beside steps places one order from the step %s', async (step) => {
    const { page, checkout } = await openSteps(shop, { ...page_, hasLegacy: false, scriptAttributes: {}, sample: { ...page_.sample, values: 'full' } })
    await goTo(page, step)
    await press(page, '.above .express', 20)
    await page.waitForURL('**/order-received/**')
    expect([orders().length, checkout.orders.length]).toEqual([1, 1])
    expect(orders()[0]?.form['express_token']).toBe('tok_9')
  })
})
