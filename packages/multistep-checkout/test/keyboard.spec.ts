import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { back, checks, eventually, focused, FULL, goOn, goTo, openSteps, shown } from './steps-page.ts'

const shop = useShop()

it('Enter in a field acts as Continue: nothing is ordered [mini-cart-and-multistep-checkout#53]', async () => {
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
  await page.locator('#billing_first_name').evaluate((field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })))
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
