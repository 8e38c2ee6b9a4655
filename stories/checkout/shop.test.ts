import { expect, it } from 'vitest'
import { USUAL_CHECKOUT, type CheckoutArgs } from './checkout-args.ts'
import { checkoutOf, orderPayOf } from './shop.ts'

const openStory = (args: Partial<CheckoutArgs> = {}) => checkoutOf({ ...USUAL_CHECKOUT, ...args })
const order = (html: string) => {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form.checkout')
  return new URLSearchParams([...(form?.querySelectorAll<HTMLInputElement>('input[name], select[name]') ?? [])].filter(({ type, checked }) => !['radio', 'checkbox'].includes(type) || checked).map(({ name, value }) => [name, value]))
}

it('a story’s checkout is printed as it is told, and its shop takes the order that stands in it', () => {
  const { html, answers } = openStory({ terms: false, coupon: true, lines: 5 })
  expect([html.match(/class="cart_item"/g)?.length, html.includes('coupon-save10'), html.includes('srcdoc=')]).toEqual([5, true, true])
  expect(answers['checkout']?.(order(html), new URLSearchParams())).toMatchObject({ status: 200, body: expect.stringContaining('"redirect":"#ordered"') as string })
})

it('a story’s network is as it is told, and so is what goes wrong', () => {
  const ask = (args: Partial<CheckoutArgs>) => openStory(args).answers['checkout']?.(new URLSearchParams(), new URLSearchParams())
  expect([ask({ network: 'never' }), ask({ network: 'broken' }), ask({ order: 'never' }), ask({ order: 'lost' })]).toEqual(['never', 'broken', 'never', 'broken'])
  expect(openStory({ couponCall: 'lost' }).answers['apply_coupon']?.(new URLSearchParams(), new URLSearchParams())).toBe('broken')
  expect([ask({ network: 'slow' }), ask({ order: 'slow' }), ask({ order: '500' })]).toMatchObject([{ after: 1500 }, { after: 1500 }, { status: 500, after: 0 }])
})

it('a story’s page is the platform’s, or the page builder’s in steps, for each country and customer', () => {
  expect(openStory({ layout: 'steps' }).html).toContain('dswcp-checkout-steps')
  expect(openStory({ layout: 'modules' }).html).not.toContain('dswcp-checkout-steps')
  expect(openStory({ country: 'IE', signedIn: true, company: false }).html).toMatch(/Eircode/)
  expect(openStory({ signedIn: true }).html).not.toContain('showlogin')
  expect(openStory({ everyCountry: true }).html.match(/<option/g)?.length).toBeGreaterThan(400)
  expect(openStory({ guests: false }).globals['wc_checkout_params']).toMatchObject({ option_guest_checkout: 'no' })
})

it('a story’s modules stand as it is told, and what its page carries is the visitor’s own', () => {
  expect(openStory({ layout: 'modules', nestedCoupon: true, sticky: true }).html).toMatch(/<form name="checkout"[^]*ags_woo_checkout_coupon[^]*et_pb_sticky_module/)
  expect(openStory({ layout: 'modules' }).html).toMatch(/ags_woo_checkout_coupon[^]*<form name="checkout"/)
  const { globals, answers } = openStory({ signedIn: true })
  const security = String((globals['wc_checkout_params'] as Record<string, unknown>)['update_order_review_nonce'])
  expect(answers['update_order_review']?.(new URLSearchParams({ security }), new URLSearchParams())).toMatchObject({ status: 200 })
})

it('a story’s order can be paid for later, on a page that asks for no totals', () => {
  const { html, globals, answers } = orderPayOf(USUAL_CHECKOUT)
  expect([html.includes('id="order_review"'), html.includes('Pay for order'), Object.keys(answers)]).toEqual([true, true, []])
  expect(globals['wc_checkout_params']).toMatchObject({ is_checkout: '0' })
})
