import { useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { back, CALL, checks, eventually, focused, FULL, goOn, goTo, openSteps, shown } from './steps-page.ts'

const shop = useShop()
/** How many forms were sent, by a script or the browser. */
const sent = () => shop.server.requestsTo('checkout').length + shop.server.requests.filter(({ method, path }) => method === 'POST' && path === '/divi-checkout/').length

it('Enter in a field acts as Continue: nothing is ordered (weakness 16) [mini-cart-and-multistep-checkout#53]', async () => {
  const { page, checkout } = await openSteps(shop, FULL)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { __heard: heard })
    document.addEventListener('submit', () => heard.push('submit'), true)
    document.getElementById('place_order')?.addEventListener('click', () => heard.push('click'))
  })
  await page.locator('#billing_first_name').press('Enter')
  await eventually(() => shown(page)).toEqual(['shipping_info'])
  expect(checks(shop)).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { __heard: string[] }).__heard)).toEqual([])
  expect(checkout.orders).toEqual([])
})

it('Enter stays what it is where somebody else answers it, in a text of several lines, and while a word is composed', async () => {
  const { page } = await openSteps(shop, FULL)
  await page.evaluate(() => document.getElementById('billing_city')?.addEventListener('keydown', (event) => event.preventDefault()))
  await page.locator('#billing_city').press('Enter')
  // Safari says so by the key's code alone.
  for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
    const enter = { key: 'Enter', bubbles: true, cancelable: true, ...composed }
    expect(await page.locator('#billing_first_name').evaluate((field, init) => field.dispatchEvent(new KeyboardEvent('keydown', init)), enter)).toBe(true)
  }
  await goTo(page, 'Shipping')
  await page.locator('#order_comments').press('Enter')
  expect(await shown(page)).toEqual(['shipping_info'])
  expect(await page.locator('#order_comments').inputValue()).toBe('\n')
  expect(checks(shop)).toHaveLength(1)
})

it('however else the browser presses the hidden button of the order: that is Continue too', async () => {
  const { page, checkout } = await openSteps(shop, FULL)
  // As the browser does for the "Go" of a keyboard on the screen that raises no keydown.
  await page.locator('#billing_first_name').evaluate((field) => field.addEventListener('keydown', (event) => event.stopPropagation()))
  await page.locator('#billing_first_name').press('Enter')
  await eventually(() => shown(page)).toEqual(['shipping_info'])
  expect(checkout.orders).toEqual([])
})

it('a whole checkout goes by keyboard; a hidden step is no stop of Tab', async () => {
  const { page, checkout } = await openSteps(shop, FULL)
  const pressAt = async (button: ReturnType<typeof goOn>, key: string) => {
    await button.focus()
    await button.press(key)
  }
  await page.locator('#account_password, #createaccount').last().focus()
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true)
  await pressAt(goOn(page), 'Enter')
  await eventually(() => shown(page)).toEqual(['shipping_info'])
  await pressAt(back(page), ' ')
  await eventually(() => shown(page)).toEqual(['billing_info'])
  expect(await focused(page)).toBe('Billing details')
  await pressAt(goOn(page), 'Enter')
  await eventually(() => shown(page)).toEqual(['shipping_info'])
  await page.locator('.dswcp-checkout-steps a').last().press('Enter')
  await eventually(() => shown(page)).toEqual(['order_review'])
  expect(await focused(page)).toBe('order_review_heading')
  await pressAt(goOn(page), 'Enter')
  await page.waitForURL('**/order-received/**')
  expect(checkout.orders).toHaveLength(1)
})

describe('Enter in a field that is not one of the step\'s own', () => {
  /** A coupon's field that the markup has put into the order's form, as browsers leave it there, in the first step. */
  const COUPON = '<p class="form-row"><input name="coupon_code" value="save10"><button type="submit" name="apply_coupon" value="x">Apply coupon</button></p>'
  const addTo = (page: Page, selector: string, html: string) => page.locator(selector).first().evaluate((element, text) => element.insertAdjacentHTML('afterbegin', text), html)

  it.each([['with', true], ['without', false]] as const)('in a coupon\'s that stands in the order\'s form, which nobody answers, is Continue too: nothing is ordered (%s the shop\'s script)', async (_title, hasLegacy) => {
    const { page, checkout } = await openSteps(shop, { ...FULL, hasLegacy })
    await addTo(page, '.woocommerce-billing-fields', COUPON)
    await page.locator('[name=coupon_code]').last().press('Enter')
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect([checks(shop).length, checkout.orders.length, sent()]).toEqual([1, 0, 0])
    expect(await page.locator('form.checkout.processing').count()).toBe(0)
  })

  it('is Continue also where a script keeps the press of that button to itself, however long the key is held', async () => {
    const { page, checkout } = await openSteps(shop, FULL)
    await addTo(page, '.woocommerce-billing-fields', COUPON)
    await page.locator('[name=apply_coupon]').last().evaluate((button) => button.addEventListener('click', (event) => event.stopPropagation()))
    const held = shop.server.hold(CALL)
    await page.locator('[name=coupon_code]').last().focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await held.arrived()
    held.send('{"success":true}')
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect([checks(shop).length, checkout.orders.length, sent()]).toEqual([1, 0, 0])
  })

  it('in one that stands elsewhere and belongs to the form is Continue; in one here that belongs to another form it is that form\'s', async () => {
    const { page, checkout } = await openSteps(shop, FULL)
    await page.evaluate(() => {
      document.querySelector('form.checkout')?.setAttribute('id', 'order')
      document.body.insertAdjacentHTML('beforeend', '<form id="search"></form><input id="outside" form="order">')
      document.querySelector('.woocommerce-billing-fields')?.insertAdjacentHTML('afterbegin', '<input id="inside" form="search">')
      document.getElementById('search')?.addEventListener('submit', (event) => {
        event.preventDefault()
        Reflect.set(window, 'isSearched', true)
      })
    })
    await page.locator('#inside').press('Enter')
    expect([await page.evaluate(() => Reflect.get(window, 'isSearched')), checks(shop).length]).toEqual([true, 0])
    await page.locator('#outside').press('Enter')
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect([checkout.orders.length, sent()]).toEqual([0, 0])
  })

  it('is for whoever answers it: at the key, or at the button that the browser presses', async () => {
    const { page } = await openSteps(shop, FULL)
    await addTo(page, '.woocommerce-billing-fields', COUPON)
    await page.evaluate(() => {
      const button = document.querySelector('form.checkout [name=apply_coupon]')
      button?.addEventListener('click', (event) => {
        event.preventDefault()
        Reflect.set(window, 'isAsked', true)
      })
    })
    await page.locator('[name=coupon_code]').last().press('Enter')
    expect([await page.evaluate(() => Reflect.get(window, 'isAsked')), await shown(page), checks(shop).length]).toEqual([true, ['billing_info'], 0])
  })
})

it('a script that presses the order\'s button before the last step is heard, also when it does so because of Enter', async () => {
  const { page, checkout } = await openSteps(shop, FULL)
  await page.evaluate(() => {
    document.querySelector('.woocommerce-billing-fields')?.insertAdjacentHTML('afterbegin', '<input name="coupon_code" id="express">')
    document.getElementById('express')?.addEventListener('keypress', () => document.getElementById('place_order')?.click())
  })
  await page.locator('#express').press('Enter')
  await page.waitForURL('**/order-received/**')
  expect(checkout.orders).toHaveLength(1)
})
