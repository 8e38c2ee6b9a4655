import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkoutForm, couponModule, groupHtml, nestedCoupon, noticesModule, reviewModule } from './modules.fixtures.ts'

const load = async () => (await import('./checkout-modules.ts')).checkoutModules
const globals = { wc_checkout_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%', apply_coupon_nonce: 'n1' } }

describeWidget(load, {
  html: noticesModule + couponModule + checkoutForm({ review: reviewModule({ sticks: true }) }),
  jquery: true,
  operate() {
    const cash = document.querySelector<HTMLInputElement>('#payment_method_cod')
    cash?.click()
    cash?.dispatchEvent(new Event('change', { bubbles: true }))
  },
  stateClasses: ['active'],
})

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  jQuery(document.body).off()
})

async function open(html: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  page = await openTestPage(load, { html, globals: { ...globals, ...more }, jquery: true })
  await page.start()
}

const get = (selector: string) => document.querySelector<HTMLElement>(selector)
const trigger = (type: string) => void jQuery(document.body).trigger(type)
/** As the platform does: what it says stands at the top of the form, what was said before is gone, then all hear of it. */
function failOrder(...texts: string[]): void {
  for (const old of document.querySelectorAll('.woocommerce-NoticeGroup-checkout, .woocommerce-error, .woocommerce-message')) old.remove()
  const made = document.createElement('div')
  made.innerHTML = texts.map(groupHtml).join('')
  get('form.checkout')?.prepend(...made.children)
  get('.woocommerce-error')?.focus()
  trigger('checkout_error')
}
const groups = () => [...document.querySelectorAll<HTMLElement>('.woocommerce-NoticeGroup-checkout')]

describe('what was wrong with an order', () => {
  it('[mini-cart-and-multistep-checkout#63] goes into the module for notices, behind its inner part, once', async () => {
    await open(noticesModule + checkoutForm())
    const wrapper = get('.woocommerce-notices-wrapper')
    if (wrapper) wrapper.innerHTML = '<div class="woocommerce-message">Before</div>'
    failOrder('Postcode is missing')
    expect(groups().map(({ parentElement, textContent }) => [parentElement?.className, textContent])).toEqual([['et_pb_module ags_woo_notices ags_woo_notices_0', 'Postcode is missing']])
    expect([groups()[0]?.previousElementSibling?.className, wrapper?.innerHTML]).toEqual(['et_pb_module_inner', ''])
    failOrder('Still missing')
    // Whoever does the checkout may leave what it has said before.
    get('form.checkout')?.insertAdjacentHTML('afterbegin', groupHtml('Still missing'))
    trigger('checkout_error')
    expect(groups().map(({ parentElement, textContent }) => [parentElement?.matches('.ags_woo_notices'), textContent])).toEqual([[true, 'Still missing']])
  })

  it('keeps the focus that the platform has given it', async () => {
    await open(noticesModule + checkoutForm())
    failOrder('Postcode is missing')
    expect(document.activeElement).toBe(get('.ags_woo_notices .woocommerce-error'))
  })

  it('goes there without an event, too', async () => {
    await open(noticesModule + checkoutForm())
    get('form.checkout')?.insertAdjacentHTML('afterbegin', groupHtml('Postcode is missing'))
    await page?.rest()
    expect(get('.ags_woo_notices')?.lastElementChild).toBe(groups()[0])
  })

  it('shows its first group only', async () => {
    await open(noticesModule + checkoutForm())
    failOrder('First', 'Second')
    expect(groups().map(({ textContent, hidden }) => [textContent, hidden])).toEqual([['First', false], ['Second', true]])
  })

  it('[mini-cart-and-multistep-checkout#64] without the module is the first child of the first row in the form', async () => {
    await open(`<div class="et_pb_row">Another row</div>${checkoutForm()}`)
    failOrder('Postcode is missing')
    expect(get('form.checkout .et_pb_row')?.firstElementChild).toBe(groups()[0])
    expect(groups()).toHaveLength(1)
  })

  it('[mini-cart-and-multistep-checkout#65] (bug 25) stays with what else was said when the totals come anew without anything new', async () => {
    await open(noticesModule + checkoutForm())
    failOrder('Postcode is missing')
    const wrapper = get('.woocommerce-notices-wrapper')
    if (wrapper) wrapper.innerHTML = '<ul class="woocommerce-error"><li>Of a step</li></ul><div class="woocommerce-message">Coupon taken</div>'
    const said = wrapper?.innerHTML
    trigger('updated_checkout')
    await page?.rest()
    expect([wrapper?.innerHTML, groups().map(({ textContent }) => textContent)]).toEqual([said, ['Postcode is missing']])
  })

  it('is left alone where the page has no billing module', async () => {
    await open(noticesModule + couponModule + checkoutForm().replace('ags_woo_checkout_billing_info', 'other'))
    failOrder('Postcode is missing')
    expect(get('form.checkout')?.firstElementChild).toBe(groups()[0])
  })
})

describe('the coupon', () => {
  it.each([
    ['classic', '<div class="woocommerce-message" role="alert">Coupon code applied.</div>'],
    ['blocks', '<div class="wc-block-components-notice-banner is-success" role="alert"><div class="wc-block-components-notice-banner__content">Coupon code applied.</div></div>'],
  ])('[mini-cart-and-multistep-checkout#62] that is taken is said in the notices when the platform says it, and the toggles stay (%s notices)', async (_family, notice) => {
    await open(noticesModule + couponModule + checkoutForm())
    trigger('applied_coupon_in_checkout')
    get('form.checkout_coupon')?.insertAdjacentHTML('beforebegin', notice)
    await page?.rest()
    expect(get('.woocommerce-notices-wrapper')?.innerHTML).toBe(notice)
    expect([...document.querySelectorAll('.ags_woo_checkout_coupon .woocommerce-info')].map(({ textContent }) => textContent?.trim())).toEqual([
      'Returning customer? Click here to login',
      'Have a coupon? Click here to enter your code',
    ])
  })

  it('[mini-cart-and-multistep-checkout#62] that is refused is told under its field, which the platform\'s script finds by its name again, and nothing moves', async () => {
    await open(noticesModule + couponModule + checkoutForm())
    const field = jQuery('#coupon_code')
    expect(field.attr('name')).toBe('coupon_code')
    // As the platform's script does.
    field.addClass('has-error').attr({ 'aria-invalid': 'true', 'aria-describedby': 'coupon-error-notice' })
    field.parent().append('<span class="coupon-error-notice" id="coupon-error-notice" role="alert">No such coupon</span>')
    trigger('applied_coupon_in_checkout')
    await page?.rest()
    expect([get('.woocommerce-notices-wrapper')?.innerHTML, get('#coupon_code + #coupon-error-notice')?.textContent, field.attr('aria-invalid')]).toEqual(['', 'No such coupon', 'true'])
  })

  it('gets no name that another field has', async () => {
    await open(`<input id="coupon_code">${noticesModule}${couponModule}${checkoutForm()}`)
    expect(document.querySelectorAll('#coupon_code')).toHaveLength(1)
  })

  it('whose field has no label is named by what stands in it, and keeps a name that somebody has given it', async () => {
    const labelled = couponModule.replaceAll('name="coupon_code"', 'name="coupon_code" aria-label="Voucher"')
    await open(noticesModule + couponModule + labelled + checkoutForm())
    const names = () => [...document.querySelectorAll('[name="coupon_code"]')].map((field) => field.getAttribute('aria-label'))
    expect(names()).toEqual(['Coupon code', 'Voucher'])
    page?.stop()
    expect(names()).toEqual([null, 'Voucher'])
  })
})

describe("a coupon's field in the order's form", () => {
  const calls: string[] = []
  const events: string[] = []
  const sent = vi.fn((event: Event) => event.preventDefault())

  /** Opens the page with a shop that answers. */
  async function openNested(answer: (signal: AbortSignal) => Promise<Response>): Promise<void> {
    calls.length = events.length = 0
    sent.mockClear()
    await open(noticesModule + checkoutForm({ coupon: nestedCoupon }))
    window.fetch = (url, init) => {
      calls.push(`${new URL(String(url)).search} ${String(init?.body)}`)
      return answer(init?.signal as AbortSignal)
    }
    get('form.checkout')?.addEventListener('submit', sent)
    jQuery(document.body).on('applied_coupon_in_checkout update_checkout', (event, detail) => void events.push(`${event.type} ${JSON.stringify(detail)}`))
  }
  const field = () => document.querySelector<HTMLInputElement>('[name="coupon_code"]')
  const type = (code: string) => {
    const input = field()
    if (input) input.value = code
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = () => get('[name="apply_coupon"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  const said = () => get('#coupon-error-notice')?.textContent

  it('[mini-cart-and-multistep-checkout#68] (bug 26) asks the shop about the coupon and does not send the order', async () => {
    await openNested(() => Promise.resolve(new Response('<div class="woocommerce-message" role="alert">Coupon code applied.</div>')))
    type('SAVE10')
    press()
    await page?.rest()
    expect(calls).toEqual(['?wc-ajax=apply_coupon security=n1&coupon_code=SAVE10&billing_email=ann%40example.com'])
    expect(sent).not.toHaveBeenCalled()
    expect(events).toEqual(['applied_coupon_in_checkout "SAVE10"', 'update_checkout {"update_shipping_method":false}'])
    expect([get('.woocommerce-notices-wrapper')?.textContent, field()?.value]).toEqual(['Coupon code applied.', ''])
  })

  it('asks with Enter in its field, and once however often that is pressed', async () => {
    await openNested(() => Promise.resolve(new Response('')))
    type('SAVE10')
    const enter = () => field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(enter()).toBe(false)
    enter()
    press()
    await page?.rest()
    expect(calls).toHaveLength(1)
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('asks nothing with an Enter that ends a word of an input method: %o', async (composed) => {
    await openNested(() => Promise.resolve(new Response('')))
    type('SAVE10')
    expect(field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composed }))).toBe(true)
    await page?.rest()
    expect([calls, sent.mock.calls.length]).toEqual([[], 0])
  })

  it('says a refusal under the field, with the focus in it, until somebody types', async () => {
    await openNested(() => Promise.resolve(new Response('<ul class="woocommerce-error" role="alert"><li>Coupon "nope" does not exist!</li></ul>')))
    type('nope')
    press()
    await page?.rest()
    expect([said(), field()?.getAttribute('aria-invalid'), field()?.getAttribute('aria-describedby'), document.activeElement]).toEqual(['Coupon "nope" does not exist!', 'true', 'coupon-error-notice', field()])
    expect([field()?.className, field()?.value, events.length]).toEqual(['input-text has-error', 'nope', 2])
    type('nop')
    expect([said(), field()?.hasAttribute('aria-invalid'), field()?.className]).toEqual([undefined, false, 'input-text'])
  })

  const UNSURE = 'We do not know whether the coupon was taken. Look at the total before you try again.'
  const TOTALS = 'update_checkout {"update_shipping_method":false}'
  const html = (text: string) => () => Promise.resolve(new Response(text))
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline')), UNSURE, [TOTALS]],
    ['fails', () => Promise.resolve(new Response('', { status: 500 })), UNSURE, [TOTALS]],
    ['sends a page instead', html('<!doctype html><title>Error</title><p>There has been a critical error.</p>'), UNSURE, [TOTALS]],
    ['is cut off', html('<div class="woocom'), UNSURE, [TOTALS]],
    ['says nothing', html(''), UNSURE, [TOTALS]],
    ['refuses the page\'s nonce', () => Promise.resolve(new Response('-1', { status: 403 })), 'This page is too old to take a coupon. Please load it anew.', []],
  ])('says so under the field where the shop %s, asks for totals where the code may have been taken, and can be tried again', async (_what, answer, words, raised) => {
    await openNested(answer)
    type('SAVE10')
    press()
    await page?.rest()
    expect([said(), field()?.value, events]).toEqual([words, 'SAVE10', raised])
    press()
    await page?.rest()
    expect(calls).toHaveLength(2)
  })

  it('says that it could not be sent without a network, and asks for nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openNested(() => Promise.reject(new TypeError('offline')))
    type('SAVE10')
    press()
    await page?.rest()
    vi.restoreAllMocks()
    expect([said(), field()?.value, events]).toEqual(['The coupon could not be sent. Please try again.', 'SAVE10', []])
    press()
    await page?.rest()
    expect(calls).toHaveLength(2)
  })

  it('goes back to nothing after 15 s without an answer', async () => {
    await openNested((signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))))
    type('SAVE10')
    press()
    await vi.advanceTimersByTimeAsync(15_001)
    await page?.rest()
    expect([said(), field()?.value, events]).toEqual([UNSURE, 'SAVE10', [TOTALS]])
  })

  it('pressed 20 times is asked once; what is typed meanwhile stays, and another code is asked about after that', async () => {
    let letGo: (answer: Response) => void = () => undefined
    await openNested(() => new Promise((resolve) => { letGo = resolve }))
    type('SAVE10')
    for (let left = 20; left > 0; left -= 1) press()
    await page?.rest()
    expect(calls).toHaveLength(1)
    type('SUMMER')
    letGo(new Response('<div class="woocommerce-message" role="alert">Coupon code applied.</div>'))
    await page?.rest()
    expect(field()?.value).toBe('SUMMER')
    press()
    await page?.rest()
    expect(calls).toHaveLength(2)
  })

  it('is not asked by an Enter elsewhere, for which browsers press the first button of the form', async () => {
    await openNested(() => Promise.resolve(new Response('')))
    get('#billing_first_name')?.focus()
    get('[name="apply_coupon"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
    await page?.rest()
    expect([calls, sent.mock.calls.length]).toEqual([[], 0])
  })
})

describe('an order review that sticks', () => {
  const sticking = () => checkoutForm({ review: reviewModule({ sticks: true }) })
  const marked = (within = '.ags_woo_checkout_order_review') => [...document.querySelectorAll(`${within} li.active`)].map((row) => row.querySelector('input')?.value)
  const box = (id: string) => get(`div.payment_method_${id}`)
  const changes = () => {
    const heard: string[] = []
    document.addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).value))
    return heard
  }

  it('[mini-cart-and-multistep-checkout#66] (bug 27) marks the way of paying whose box can be seen, and no other, ticked, with one change', async () => {
    await open(sticking())
    expect(marked()).toEqual(['bacs'])
    // What a copy of the module does: its buttons have the same name, and take the mark.
    const copy = get('.ags_woo_checkout_order_review')?.cloneNode(true) as HTMLElement
    copy.classList.add('et_pb_sticky_placeholder')
    get('.ags_woo_checkout_order_review')?.before(copy)
    const real = document.querySelector<HTMLInputElement>('.ags_woo_checkout_order_review:not(.et_pb_sticky_placeholder) #payment_method_bacs')
    for (const radio of copy.querySelectorAll<HTMLInputElement>('input')) radio.checked = radio.value === 'bacs'
    if (real) real.checked = false
    const heard = changes()
    await page?.rest()
    expect([marked('.ags_woo_checkout_order_review:not(.et_pb_sticky_placeholder)'), real?.checked, heard]).toEqual([['bacs'], true, ['bacs']])
  })

  it('follows another way of paying while both boxes can be seen, and what the totals bring anew', async () => {
    await open(sticking())
    const cash = document.querySelector<HTMLInputElement>('#payment_method_cod')
    if (cash) cash.checked = true
    box('cod')?.removeAttribute('style')
    const heard = changes()
    trigger('payment_method_selected')
    expect([marked(), heard]).toEqual([['cod'], []])
    const payment = get('#payment')
    if (payment) payment.outerHTML = payment.outerHTML
    await page?.rest()
    trigger('updated_checkout')
    expect(marked()).toHaveLength(1)
  })

  it('takes the box that can be seen for the choice where another button is ticked and nobody has chosen that, and a choice for one', async () => {
    page = await openTestPage(load, { html: sticking(), globals, jquery: true })
    const cash = document.querySelector<HTMLInputElement>('#payment_method_cod')
    if (cash) cash.checked = true
    const heard = changes()
    await page.start()
    expect([marked(), heard]).toEqual([['bacs'], ['bacs']])
    if (cash) cash.checked = true
    cash?.dispatchEvent(new Event('change', { bubbles: true }))
    trigger('updated_checkout')
    expect([marked(), cash?.checked, heard]).toEqual([['cod'], true, ['bacs', 'cod']])
  })

  it('is left alone where it does not stick', async () => {
    await open(checkoutForm())
    trigger('payment_method_selected')
    expect(marked()).toEqual([])
  })

  it("sticks by itself where the page builder's script is not there to see to it", async () => {
    const et_pb_sticky_elements = { ags_woo_checkout_order_review_0: { position: 'top', topOffset: '30px', bottomOffset: '0px' } }
    await open(sticking(), { et_pb_sticky_elements })
    const style = get('.ags_woo_checkout_order_review')?.style
    expect([style?.position, style?.top, style?.bottom]).toEqual(['sticky', '30px', ''])
  })

  it('leaves sticking to what sees to it already', async () => {
    await open(sticking().replace('<div class="et_pb_module ags_woo_checkout_order_review', '<div data-tillkit-sticks="" class="et_pb_module ags_woo_checkout_order_review'), { et_pb_sticky_elements: { ags_woo_checkout_order_review_0: { position: 'top', topOffset: '30px' } } })
    expect([get('[data-tillkit-sticks]') === null, get('.ags_woo_checkout_order_review')?.style.position]).toEqual([false, ''])
  })

  it("leaves sticking to the page builder's script where that is", async () => {
    const script = document.createElement('script')
    script.id = 'et-builder-modules-script-sticky-js'
    document.head.append(script)
    await open(sticking(), { et_pb_sticky_elements: { ags_woo_checkout_order_review_0: { position: 'top', topOffset: '30px' } } })
    expect(get('.ags_woo_checkout_order_review')?.style.position).toBe('')
    script.remove()
  })
})

it('drops a second form of one list of the basket when that was shown anew', async () => {
  await open('<div class="ags_woo_cart_list"><form class="woocommerce-cart-form" id="one"></form><form class="woocommerce-cart-form" id="two"></form></div>')
  trigger('updated_wc_div')
  expect([...document.querySelectorAll('form')].map(({ id }) => id)).toEqual(['one'])
})

it('does nothing in the page builder', async () => {
  document.body.classList.add('et-fb')
  await open(noticesModule + couponModule + checkoutForm())
  expect(get('[name="coupon_code"]')?.id).toBe('')
  document.body.classList.remove('et-fb')
})
