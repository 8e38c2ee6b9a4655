import { cartTotalsModuleHtml, checkoutModulesHtml, iconModuleHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, { title: 'the basket', html: cartTotalsModuleHtml(), jquery: true })
describeWidget(load, { title: 'the checkout', html: checkoutModulesHtml(), jquery: true })

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  jQuery(document.body).off()
  Reflect.deleteProperty(jQuery, 'scroll_to_notices')
  vi.restoreAllMocks()
})

async function open(html: string): Promise<void> {
  page = await openTestPage(load, { html, jquery: true })
  await page.start()
}

const get = <E extends HTMLElement = HTMLInputElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
const order = () => Object.fromEntries(new FormData(get<HTMLFormElement>('form.checkout')))
function change(selector: string, value: string | boolean): void {
  const field = get(selector)
  if (typeof value === 'boolean') field.checked = value
  else field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const updates = () => {
  const heard = vi.fn()
  jQuery(document.body).on('update_checkout', heard)
  return heard
}

describe('modules of the basket', () => {
  it.each([
    [cartTotalsModuleHtml({ 'data-button-icon': 'C', 'data-button-icon-tablet': 'T' }), '.checkout-button', ['C', 'T', null]],
    [iconModuleHtml('single_add_to_cart_button', { 'data-icon': 'A', 'data-icon-phone': 'P' }), '.single_add_to_cart_button', ['A', null, 'P']],
  ])('give their button its icons and the looks of the theme', async (html, button, icons) => {
    await open(html)
    const shown = () => ['', '-tablet', '-phone'].map((ending) => get(button).getAttribute(`data-icon${ending}`))
    expect(shown()).toEqual(icons)
    for (const name of ['et_pb_button', 'et_pb_promo_button', 'et_pb_custom_button_icon']) expect(get(button).classList).toContain(name)
    // The basket comes anew with each change of it.
    get(button).outerHTML = get(button).outerHTML.replaceAll(/ data-icon[-a-z]*="."| et_pb_\w+/g, '')
    await page?.rest()
    expect(shown()).toEqual(icons)
  })

  it('hide totals of a basket that has become empty', async () => {
    await open(cartTotalsModuleHtml())
    expect(get('.et_pb_wc_cart_totals').style.display).toBe('')
    jQuery(document.body).trigger('wc_cart_emptied')
    expect(get('.et_pb_wc_cart_totals').style.display).toBe('none')
  })

  it.each(['updated_cart_totals', 'added_to_cart', 'updated_wc_div'])('show them again when there is something in it: %s', async (event) => {
    await open(cartTotalsModuleHtml())
    jQuery(document.body).trigger('wc_cart_emptied')
    // The basket's page says that it is as new also when it has become empty.
    jQuery(document.body).trigger('updated_wc_div')
    expect(get('.et_pb_wc_cart_totals').style.display).toBe('none')
    document.body.append(Object.assign(document.createElement('form'), { className: 'woocommerce-cart-form' }))
    jQuery(document.body).trigger(event)
    expect(get('.et_pb_wc_cart_totals').style.display).toBe('')
  })
})

describe("the checkout's modules", () => {
  it('mark the way to pay that is chosen, and that which new totals have brought', async () => {
    await open(checkoutModulesHtml())
    const marked = () => [...document.querySelectorAll('.et_pb_checked')].map(({ className }) => className.split(' ')[1])
    expect(marked()).toEqual(['payment_method_cod'])
    change('#payment_method_bacs', true)
    expect(marked()).toEqual(['payment_method_bacs'])
    const list = get('.wc_payment_methods')
    list.innerHTML = list.innerHTML.replaceAll(' et_pb_checked', '')
    get('#payment_method_cod').checked = true
    jQuery(document.body).trigger('updated_checkout')
    await page?.rest()
    expect(marked()).toEqual(['payment_method_cod'])
  })

  it('send what is typed outside of the form with it, as it is when it is sent, and take that away at the end', async () => {
    await open(checkoutModulesHtml())
    expect(order()).toMatchObject({ billing_first_name: 'Ada', billing_country: 'GB', 'shipping_method[0]': 'flat_rate:1', payment_method: 'cod' })
    expect(order()).not.toHaveProperty('createaccount')
    get('[name=billing_first_name]').value = 'Grace'
    get('[name=billing_first_name]').dispatchEvent(new Event('input', { bubbles: true }))
    change('[name=createaccount]', true)
    expect(order()).toMatchObject({ billing_first_name: 'Grace', createaccount: '1' })
    change('[name=createaccount]', false)
    expect(order()).not.toHaveProperty('createaccount')
    page?.stop()
    expect(order()).toEqual({ payment_method: 'cod' })
  })

  it.each(['checkout_place_order', 'submit', 'update_checkout'])('send what scripts have written into their fields without a word: %s', async (event) => {
    await open(checkoutModulesHtml())
    get('[name=billing_first_name]').value = 'Grace'
    const form = get<HTMLFormElement>('form.checkout')
    if (event === 'submit') form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    else if (event === 'update_checkout') jQuery(document.body).trigger(event)
    else jQuery(form).triggerHandler(event)
    expect(order()).toMatchObject({ billing_first_name: 'Grace' })
  })

  it('send each of several values of one name, and nothing of what the browser would not send', async () => {
    await open(checkoutModulesHtml())
    const box = (value: number, more = 'checked') => `<input type="checkbox" name="extra[]" value="${String(value)}" ${more}>`
    get('.woocommerce-billing-fields').insertAdjacentHTML('beforeend', `${box(1)}${box(2)}${box(3, '')}${box(4, 'checked disabled')}
      <select multiple name="days[]"><option selected>Mon</option><option>Tue</option><option selected>Wed</option></select><input type="file" name="letter">`)
    jQuery(document.body).trigger('updated_checkout')
    const all = new FormData(get<HTMLFormElement>('form.checkout'))
    expect([all.getAll('extra[]'), all.getAll('days[]'), all.has('letter')]).toEqual([['1', '2'], ['Mon', 'Wed'], false])
  })

  it.each([['[name=billing_country]', 'IE'], ['[name=billing_postcode]', 'LS2'], ['[value="local_pickup:2"]', true], ['[name=shipping_postcode]', 'LS3']] as const)(
    'ask for new totals with a change of %s', async (selector, value) => {
      await open(checkoutModulesHtml())
      const heard = updates()
      change('[name=billing_first_name]', 'Ada L.')
      expect(heard).not.toHaveBeenCalled()
      change(selector, value)
      expect(heard).toHaveBeenCalledTimes(1)
    },
  )

  it('open another address with its box', async () => {
    await open(checkoutModulesHtml())
    const shown = () => get('.shipping_address').style.display
    expect(shown()).toBe('none')
    change('[name=ship_to_different_address]', true)
    expect(shown()).toBe('block')
    change('[name=ship_to_different_address]', false)
    expect(shown()).toBe('none')
  })

  it('are left to the checkout itself where its form is around them', async () => {
    await open(checkoutModulesHtml({ isOneForm: true }))
    const heard = updates()
    change('[name=billing_country]', 'IE')
    expect(heard).not.toHaveBeenCalled()
    expect([document.querySelectorAll('form [type=hidden]').length, get('.shipping_address').style.display]).toEqual([0, ''])
  })

  it('say once what was wrong with an order', async () => {
    await open(`<div class="woocommerce-NoticeGroup-checkout">A</div><div class="woocommerce-NoticeGroup-checkout">A</div>${checkoutModulesHtml()}`)
    jQuery(document.body).trigger('checkout_error')
    expect([...document.querySelectorAll<HTMLElement>('.woocommerce-NoticeGroup-checkout')].map(({ style }) => style.display)).toEqual(['', 'none'])
  })

  it('scroll to notices 100 px below what covers the window\'s top, within a second, and hand that back', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const theirs = vi.fn()
    Reflect.set(jQuery, 'scroll_to_notices', theirs)
    document.body.className = 'et_fixed_nav'
    await open(`<div id="main-header"></div><ul class="woocommerce-error"></ul>${checkoutModulesHtml()}${cartTotalsModuleHtml()}`)
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1280)
    vi.spyOn(get('#main-header'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1280, 81))
    vi.spyOn(get('.woocommerce-error'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 100, 20))
    const scroll = (jQuery as unknown as { scroll_to_notices: (notices: JQuery) => void }).scroll_to_notices
    scroll(jQuery('.woocommerce-error'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(scrolled).toHaveBeenLastCalledWith({ top: 1000 - 80 - 100, behavior: 'instant' })
    scroll(jQuery('.none'))
    page?.stop()
    document.body.className = ''
    expect([Reflect.get(jQuery, 'scroll_to_notices'), theirs.mock.calls.length]).toEqual([theirs, 0])
  })

  it('leave a way to notices that a script has set since to that script', async () => {
    await open(cartTotalsModuleHtml())
    const later = vi.fn()
    Reflect.set(jQuery, 'scroll_to_notices', later)
    page?.stop()
    expect(Reflect.get(jQuery, 'scroll_to_notices')).toBe(later)
  })

  it('scroll to notices as long as one of them is there, and also where jQuery comes after them', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const theirs = vi.fn()
    const read = () => Reflect.get(jQuery, 'scroll_to_notices') as (notices: JQuery) => void
    page = await openTestPage(load, { html: `<ul class="woocommerce-error"></ul>${cartTotalsModuleHtml()}${cartTotalsModuleHtml()}` })
    await page.start()
    vi.stubGlobal('jQuery', jQuery)
    Reflect.set(jQuery, 'scroll_to_notices', theirs)
    document.body.append('A script has come.')
    await page.rest()
    for (const module of document.querySelectorAll('.et_pb_wc_cart_totals')) {
      vi.spyOn(get('.woocommerce-error'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 100, 20))
      scrolled.mockClear()
      read()(jQuery('.woocommerce-error'))
      await vi.advanceTimersByTimeAsync(1100)
      expect([scrolled.mock.calls.length > 0, theirs.mock.calls.length]).toEqual([true, 0])
      module.remove()
      await page.rest()
    }
    expect(read()).toBe(theirs)
    vi.unstubAllGlobals()
  })
})
