import { openSharedPage } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DETAILS, useAskingShop } from './test-shop.ts'

const PHONE = { width: 390, height: 844 }

const open = useAskingShop()

/** How somebody goes through the shop. */
interface Shopper {
  press(target: Locator): Promise<void>
  tick(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  /** Chooses from a list by what it reads. */
  choose(target: Locator, text: string): Promise<void>
}

/** With a finger. */
const byTouch = (page: Page): Shopper => ({
  press: (target) => target.tap(),
  tick: (target) => target.tap(),
  async type(target, text) {
    await target.tap()
    await target.fill('')
    await page.keyboard.type(text)
  },
  choose: async (target, text) => void (await target.selectOption({ label: text })),
})

/** More than any page of the shop has to be gone through. */
const MOST_STOPS = 250

/** With the keyboard alone: what cannot be come to with the Tab key cannot be used. */
function byKeyboard(page: Page): Shopper {
  const reach = async (target: Locator) => {
    await target.waitFor()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
    if (!(await isThere())) throw new Error(`The Tab key does not lead to ${target}.`)
  }
  const pressKey = (key: string) => async (target: Locator) => {
    await reach(target)
    await page.keyboard.press(key)
  }
  return {
    press: pressKey('Enter'),
    tick: pressKey('Space'),
    async type(target, text) {
      await reach(target)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    async choose(target, text) {
      await reach(target)
      await page.keyboard.type(text)
    },
  }
}

/** What a visit has come to: faults, orders sent, and what each page has said to screen readers. */
interface Seen {
  readonly faults: string[]
  readonly orders: string[]
  readonly said: string[]
}

async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { faults: [], orders: [], said: [] }
  page.on('pageerror', ({ message }) => seen.faults.push(`${page.url()}: ${message}`))
  page.on('console', (line) => line.type() === 'error' && seen.faults.push(`${page.url()}: ${line.text()}`))
  page.on('request', (request) => request.url().includes('wc-ajax=checkout') && seen.orders.push(request.url()))
  await page.exposeFunction('tillkitSaid', (text: string) => void seen.said.push(text))
  await page.addInitScript(() => {
    const read = () => {
      const text = document.querySelector('.tillkit-announcer')?.textContent
      if (text) (window as unknown as { tillkitSaid(text: string): void }).tillkitSaid(`${location.pathname}: ${text}`)
    }
    addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof Element && target.classList.contains('tillkit-announcer'))) read()
    }).observe(document.body, { subtree: true, childList: true }))
  })
  return seen
}

/** Goes from the front page to an order, a message, a newsletter and back to the cookies, as anybody might. */
async function goThroughShop(page: Page, shopper: Shopper, view: string): Promise<void> {
  const visit = (path: string) => page.goto(`${open.shop.address}${path}${view}`)
  await visit('/')
  await shopper.press(page.locator('[data-cky-tag="accept-button"]').first())
  await page.locator('.cky-consent-container').waitFor({ state: 'hidden' })

  await visit('/shop/')
  await shopper.tick(page.locator('#ags_wc_filters_1_category_105'))
  await page.locator('.ags-divi-wc-layout-grid .woocommerce-result-count', { hasText: 'of 30 results' }).first().waitFor()

  await visit('/product/coloured-till-rolls/')
  await shopper.choose(page.locator('#pa_colour'), 'Blue')
  await shopper.choose(page.locator('#pa_size'), '57×40')
  await shopper.type(page.locator('form.cart .qty'), '12')
  await page.locator('[data-tiered-quantity="8"].tiered-pricing--active').first().waitFor()
  await shopper.press(page.locator('.single_add_to_cart_button'))
  await page.locator('.site-basket__count', { hasText: '12' }).waitFor()

  await visit('/your-cart/')
  await shopper.type(page.locator('.woocommerce-cart-form .qty'), '10')
  await shopper.press(page.locator('[name="update_cart"]'))
  await page.locator('.site-basket__count', { hasText: '10' }).waitFor()

  await visit('/checkout-in-steps/')
  for (const [name, value] of Object.entries(DETAILS)) await shopper.type(page.locator(`#billing_${name}`), value)
  await shopper.press(page.locator('.dswcp-button-continue'))
  await page.waitForURL('**#delivery')
  await shopper.press(page.locator('.dswcp-button-continue'))
  await page.waitForURL('**#review')
  await shopper.tick(page.locator('#terms'))
  await shopper.press(page.locator('.dswcp-button-continue', { hasText: 'Place order' }))
  await page.waitForURL('**/checkout/order-received/**')

  await visit('/contact/')
  await shopper.type(page.locator('#et_pb_contact_name_1'), 'Ann')
  await shopper.type(page.locator('#et_pb_contact_phone_1'), '01132 960148')
  await shopper.press(page.locator('#call-back .et_pb_contact_submit'))
  await page.waitForURL('**/sent/**')

  await visit('/contact/')
  await shopper.type(page.locator('[name="et_pb_signup_firstname"]'), 'Ann')
  await shopper.type(page.locator('[name="et_pb_signup_email"]'), 'ann@example.test')
  await shopper.press(page.locator('.et_pb_newsletter_button'))
  await page.locator('.et_pb_newsletter_success').first().waitFor()

  await visit('/forms/contact/')
  for (const [field, text] of [['1', 'Ann'], ['1-last', 'Shopper'], ['2', DETAILS.email], ['2-secondary', DETAILS.email]] as const) await shopper.type(page.locator(`#wpforms-113-field_${field}`), text)
  await shopper.choose(page.locator('#wpforms-113-field_3'), 'Order')
  await shopper.tick(page.locator('#wpforms-113-field_5_1'))
  await shopper.type(page.locator('#wpforms-113-field_7'), 'Rolls')
  await shopper.press(page.locator('#wpforms-submit-113'))
  await page.locator('.wpforms-confirmation-container-full').waitFor()

  await visit('/cookies/')
  await shopper.press(page.locator('a.cky-banner-element'))
  await shopper.press(page.locator('.cky-preference-center [data-cky-tag="detail-reject-button"], .cky-modal [data-cky-tag="detail-reject-button"]').first())
  await expect.poll(() => page.evaluate(() => decodeURIComponent(document.cookie))).toContain('advertisement:no')
  const asked = open.third.log.length
  await page.reload()
  await page.locator('[data-cky-tag="revisit-consent"]').waitFor()
  expect(open.third.log.length).toBe(asked)
}

it.each([
  ['on a phone, by touch', '', byTouch, { ...PHONE, touch: true }],
  ['by keyboard alone, in pages without jQuery', '?jquery=off', byKeyboard, {}],
] as const)('the whole shop is gone through %s: one order, nothing fails, and nothing is said twice', { timeout: 180_000 }, async (_name, view, shopperOf, options) => {
  const page = await openSharedPage(open.browser, options)
  const { orders, faults, said } = await watch(page)
  await goThroughShop(page, shopperOf(page), view)
  expect([orders.length, faults, said.filter((text, index) => said.indexOf(text) < index)]).toEqual([1, [], []])
  expect(said).not.toEqual([])
})
