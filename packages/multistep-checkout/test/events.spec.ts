import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { atRest, legacy, legacyTypes, open, reviews, trigger } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const FULL = { sample: { values: 'full' } } as const

/** Keeps, from the head on, what the platform's events are raised with, as their listeners get it. */
const RAW = `<script>
window.raw = {}
document.addEventListener('DOMContentLoaded', function () {
  ['init_checkout', 'update_checkout', 'updated_checkout', 'payment_method_selected', 'checkout_error'].forEach(function (type) {
    jQuery(document.body).on(type, function () { (raw[type] = raw[type] || []).push([this, [].slice.call(arguments, 1)]) })
  })
})
</script>`
type Raw = Record<string, [unknown, unknown[]][]>

describe('the events of a checkout', () => {
  it('are raised at the body with the platform\'s arguments: none, the field that asks, or the whole answer', async () => {
    const { page } = await open(shop, { ...FULL, head: RAW })
    expect(await page.evaluate(() => {
      const { init_checkout: init = [], update_checkout: update = [], updated_checkout: updated = [], payment_method_selected: selected = [] } = Reflect.get(window, 'raw') as Raw
      const data = updated[0]?.[1][0] as Record<string, unknown>
      return {
        isAtBody: [...init, ...update, ...updated, ...selected].every(([at]) => at === document.body),
        none: [init[0]?.[1].length, selected[0]?.[1].length, update[1]?.[1].length],
        isField: (update[0]?.[1][0] as { current_target: unknown }).current_target === document.querySelector('#ship-to-different-address-checkbox'),
        data: Object.keys(data).sort(),
        fragments: Object.keys(data['fragments'] as object).sort(),
        args: updated[0]?.[1].length,
      }
    })).toEqual({
      isAtBody: true, none: [0, 0, 0], isField: true, args: 1,
      data: ['fragments', 'messages', 'reload', 'result'],
      fragments: ['.woocommerce-checkout-payment', '.woocommerce-checkout-review-order-table'],
    })
  })

  it('are raised in the platform\'s order with those of the addresses, which have followed their countries by then', async () => {
    const types = ['wc_address_i18n_ready', 'country_to_state_changing', 'init_checkout', 'update_checkout']
    const recorder = `<script>
window.raised = []
document.addEventListener('DOMContentLoaded', function () {
  jQuery(document.body).on(${JSON.stringify(types.join(' '))}, function (event) { raised.push(event.type) })
})
</script>`
    const { page } = await open(shop, { ...FULL, head: recorder })
    await eventually(() => page.evaluate(() => (Reflect.get(window, 'raised') as string[]).includes('country_to_state_changing'))).toBe(true)
    const raised = await page.evaluate(() => Reflect.get(window, 'raised') as string[])
    const firsts = [...new Set(raised)]
    expect(firsts).toEqual(['wc_address_i18n_ready', 'country_to_state_changing', 'update_checkout', 'init_checkout'])
    expect(raised.lastIndexOf('country_to_state_changing')).toBeLessThan(raised.indexOf('init_checkout'))
  })

  it('that other scripts raise are heard: init_checkout, update_checkout, and update at the form', async () => {
    const { page } = await open(shop, FULL)
    await trigger(page, 'init_checkout')
    await atRest(page, 2)
    await trigger(page, 'update_checkout', { update_shipping_method: true })
    await atRest(page, 3)
    expect(Object.keys(reviews(shop)[2]?.form ?? {})).toContain('shipping_method[0]')
    await page.evaluate(() => void jQuery('#billing_city').trigger('update'))
    await atRest(page, 4)
    await page.evaluate(() => void jQuery('form.checkout').trigger('update'))
    await atRest(page, 5)
    expect((await legacy(page, 'update_checkout')).at(-2)?.args).toEqual([{ current_target: '#billing_city_field' }])
  })

  it('of an error say its HTML, and none of an order that goes', async () => {
    const { page } = await open(shop, { ...FULL, head: RAW })
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error" role="alert"><li>No.</li></ul>', refresh: false, reload: false }))
    await page.locator('#place_order').click()
    await eventually(() => legacyTypes(page, 'checkout_error')).toHaveLength(1)
    expect(await page.evaluate(() => (Reflect.get(window, 'raw') as Raw)['checkout_error']?.map(([at, args]) => [at === document.body, args.length, String(args[0]).includes('No.')]))).toEqual([[true, 1, true]])
  })

  it('before an order are asked of the form, the general one first, each with the same object and nothing else', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      const heard: unknown[] = []
      Reflect.set(window, 'heard', heard)
      jQuery('form.checkout').on('checkout_place_order checkout_place_order_bacs checkout_place_order_success', (event, ...args: unknown[]) => {
        const object = args.at(-1) as Record<string, unknown>
        heard.push([event.type, event.target === document.querySelector('form.checkout'), args.length, typeof object['submit_error'], typeof object['get_payment_method']])
      })
    })
    const heard = page.waitForFunction(() => (Reflect.get(window, 'heard') as unknown[]).length === 3 && Reflect.get(window, 'heard') as unknown[])
    shop.server.answer('checkout', () => JSON.stringify({ result: 'success', redirect: '#paid' }))
    await page.locator('#place_order').click()
    expect(await (await heard).jsonValue()).toEqual([
      ['checkout_place_order', true, 1, 'function', 'function'],
      ['checkout_place_order_bacs', true, 1, 'function', 'function'],
      ['checkout_place_order_success', true, 2, 'function', 'function'],
    ])
  })

  it('have an object that says a gateway\'s own error as the shop\'s, covers the form, and opens it again', async () => {
    const { page } = await open(shop, FULL)
    await page.evaluate(() => {
      jQuery('form.checkout').on('checkout_place_order', (_event: unknown, checkout: { submit_error(html: string): void; scroll_to_notices(): void; attachUnloadEventsOnSubmit(): void; detachUnloadEventsOnSubmit(): void; blockOnSubmit(form: JQuery): void; $order_review: JQuery; xhr: { abort(): void } }) => {
        checkout.attachUnloadEventsOnSubmit()
        checkout.blockOnSubmit(jQuery('form.checkout'))
        checkout.xhr.abort()
        checkout.detachUnloadEventsOnSubmit()
        Reflect.set(window, 'reviews', checkout.$order_review.length)
        jQuery('form.checkout').addClass('processing')
        checkout.submit_error('<div class="woocommerce-error">The card was not read.</div>')
        checkout.scroll_to_notices()
        return false
      })
    })
    await page.locator('#place_order').click()
    await eventually(() => page.locator('.woocommerce-NoticeGroup-checkout .woocommerce-error').innerText()).toBe('The card was not read.')
    expect([await page.locator('form.checkout.processing').count(), shop.server.requestsTo('checkout').length, await page.evaluate(() => Reflect.get(window, 'reviews') as number)]).toEqual([0, 0, 1])
    expect((await legacy(page, 'checkout_error')).map(({ args }) => String(args[0]).includes('The card was not read.'))).toEqual([true])
  })
})
