import { cartPageHtml, LINES, noticeHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { holdChunk, openPage, unitState } from './helpers.ts'

const shop = useShop()
const field = (min: number, value: number, name = 'quantity') =>
  `<div class="quantity"><input type="number" class="input-text qty text" name="${name}" min="${min}" value="${value}" aria-label="Quantity"></div>`
const SORTING = `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order">
  <option value="menu_order" selected>Default sorting</option><option value="price">Price</option></select><input type="hidden" name="paged" value="1"></form>`

describe('on every page of the shop', () => {
  it('quantities below the least order are raised, but not in the cart\'s table [cart-and-checkout-core#23]', async () => {
    const main = `<form class="cart">${field(5, 2)}</form><table><tr><td class="product-quantity">${field(5, 2, 'cart[k][qty]')}</td></tr></table>${field(0, 0, 'zero')}<form class="grouped_form">${field(0, 0, 'quantity[7]').replace('value="0"', 'value="" placeholder="0"')}</form>`
    const { page } = await openPage(shop, { main, cart: { woocommerce: true } })
    const values = () => page.locator('input.qty').evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
    await eventually(values).toEqual(['5', '2', '0', ''])
  })

  it('half a quantity that is being typed when our code comes is not taken for too small a one', async () => {
    const held = holdChunk('page-events')
    const { page } = await openPage(shop, { main: `<form class="cart">${field(5, 2)}</form>`, cart: { woocommerce: true }, waitForMount: false, before: held.before })
    await page.locator('input.qty').selectText()
    await page.keyboard.type('1')
    held.release()
    await eventually(() => unitState(page, 'page-events')).toEqual(['mounted'])
    await page.keyboard.type('2')
    expect(await page.locator('input.qty').inputValue()).toBe('12')
  })

  it('choosing another order sends the form once, past native listeners [cart-and-checkout-core#24]', async () => {
    const { page } = await openPage(shop, { main: SORTING, cart: { woocommerce: true } })
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => {
        event.preventDefault()
        Reflect.set(window, 'sent', [...(Reflect.get(window, 'sent') ?? []), (event.target as Element).className])
      })
    })
    await page.locator('select.orderby').selectOption('price')
    expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toEqual(['woocommerce-ordering'])
    await page.evaluate(() => jQuery('select.orderby').val('menu_order').trigger('change'))
    expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toHaveLength(2)
    await page.locator('form').evaluate((form) => form.setAttribute('data-tillkit-claimed', ''))
    await page.locator('select.orderby').selectOption('price')
    expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toHaveLength(2)
  })

  it.each(['classic', 'blocks'] as const)('a notice takes the focus after half a second, %s', async (family) => {
    const main = cartPageHtml({ lines: LINES, notices: noticeHtml('error', ['Sorry, that was too many.'], family) })
    const { page } = await openPage(shop, { main, cart: { woocommerce: true } })
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    await eventually(focused).toBe('Sorry, that was too many.')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('tabindex'))).toBe('-1')
  })

  it('a notice takes the focus once, and a later one takes it again', async () => {
    const notices = noticeHtml('success', ['Basket updated.'])
    const { page } = await openPage(shop, { main: cartPageHtml({ lines: LINES, notices }), cart: { woocommerce: true } })
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim())
    await eventually(focused).toBe('Basket updated.')
    await page.clock.install()
    await page.locator('#coupon_code').focus()
    const change = () => page.evaluate(() => void jQuery(document.body).trigger('updated_wc_div'))
    await change()
    await page.clock.runFor(600)
    expect(await focused()).toBe('coupon_code')
    await page.locator('.woocommerce-notices-wrapper').evaluate((wrapper, html) => wrapper.insertAdjacentHTML('beforeend', html), noticeHtml('error', ['Too many.']))
    await change()
    await page.clock.runFor(600)
    expect(await focused()).toBe('Too many.')
  })

  it('scroll_to_notices is there for gateways, and theirs is kept', async () => {
    const main = `<div style="height:3000px"></div>${noticeHtml('error', ['Down here'])}`
    const { page } = await openPage(shop, { main, cart: { woocommerce: true } })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => Reflect.get(jQuery, 'scroll_to_notices')(jQuery('.woocommerce-error')))
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const head = '<script>jQuery.scroll_to_notices = function () { return "theirs" }</script>'
    const theirs = await openPage(shop, { main, head, cart: { woocommerce: true } })
    expect(await theirs.page.evaluate(() => Reflect.get(jQuery, 'scroll_to_notices')())).toBe('theirs')
  })
})

describe('products with options', () => {
  it('scripts without jQuery hear of the variation, found and shown [cart-and-checkout-core#39]', async () => {
    const { page } = await openPage(shop, {
      main: '<form class="variations_form cart" data-product_id="1"><div class="single_variation"></div></form>',
      // The platform's own script stays on this page.
      head: '<script id="wc-add-to-cart-variation-js"></script>',
    })
    await page.evaluate(() => {
      const heard: unknown[] = []
      Reflect.set(window, 'heard', heard)
      for (const name of ['found', 'shown', 'reset']) {
        document.addEventListener(`tillkit:variation-${name}`, (event) => {
          const { form, ...rest } = (event as CustomEvent).detail
          heard.push({ name, at: Math.round(performance.now()), form: form.className, ...rest })
        })
      }
      jQuery('form').on('show_variation', (_event: unknown, variation: unknown, purchasable: unknown) => {
        heard.push({ name: 'theirs', at: Math.round(performance.now()), variation, purchasable })
      })
      const variation = { variation_id: 7 }
      jQuery('form').trigger('found_variation', [variation] as never)
      // As the platform's form does: 300 ms later, and at the element inside.
      setTimeout(() => jQuery('.single_variation').trigger('show_variation', [variation, true] as never), 300)
    })
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as { name: string; at: number }[])
    await eventually(heard).toHaveLength(3)
    const [found, ...shown] = await heard()
    const variation = { variation_id: 7 }
    expect(found).toMatchObject({ name: 'found', form: 'variations_form cart', variation })
    expect(shown.map(({ name }) => name).sort()).toEqual(['shown', 'theirs'])
    for (const event of shown) {
      expect(event).toMatchObject({ variation, purchasable: true })
      expect(event.at - (found?.at ?? 0)).toBeGreaterThanOrEqual(299)
    }
  })
})

describe('quantities in lists', () => {
  const list = (more = '') => `<ul class="products"><li class="product">${field(5, 5)}${more}<a class="button add_to_cart_button ajax_add_to_cart" data-product_id="12" data-quantity="5" href="#">Add</a></li></ul>`
  const says = (page: Page) => page.locator('.add_to_cart_button').getAttribute('data-quantity')

  const set = async (page: Page, typed: string) => {
    await page.locator('input.qty').fill(typed)
    await page.locator('input.qty').blur()
    return [await page.locator('input.qty').inputValue(), await says(page)]
  }

  it('emptied ones say the least order, and so does the button [shop-listing-and-filters#43]', async () => {
    const { page } = await openPage(shop, { main: list().replace('min="5"', 'min="1"') })
    expect(await set(page, '')).toEqual(['1', '1'])
  })

  it('the button follows, never below the least order [shop-listing-and-filters#44]', async () => {
    const { page } = await openPage(shop, { main: list() })
    expect(await set(page, '6')).toEqual(['6', '6'])
    expect(await set(page, '3')).toEqual(['5', '5'])
    expect(await set(page, '9')).toEqual(['9', '9'])
    expect(await set(page, '0')).toEqual(['5', '5'])
  })

  it('a field that was emptied to type another quantity stays empty until it is left, whatever comes meanwhile', async () => {
    const held = holdChunk('list-quantity')
    const { page } = await openPage(shop, { main: list(), waitForMount: false, before: held.before })
    await page.locator('input.qty').selectText()
    await page.keyboard.press('Delete')
    held.release()
    await eventually(() => unitState(page, 'list-quantity')).toEqual(['mounted'])
    await page.evaluate(() => void jQuery('input.qty').trigger('change'))
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    expect([await page.locator('input.qty').inputValue(), await says(page)]).toEqual(['12', '12'])
    await page.locator('input.qty').selectText()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    expect([await page.locator('input.qty').inputValue(), await says(page)]).toEqual(['5', '5'])
  })

  it('the least order is one where the field names none [shop-listing-and-filters#45]', async () => {
    const { page, pageErrors } = await openPage(shop, { main: list().replace('min="5"', '') })
    expect([await set(page, ''), pageErrors]).toEqual([['1', '1'], []])
  })
})
