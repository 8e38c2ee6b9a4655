import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop, asShopPrints } from '@tillkit/testing'
import { keepPrinted, printedOn } from '@tillkit/testing/pages'
import { describe, expect, it } from 'vitest'
import { groupHtml } from '../src/checkout-modules/modules.fixtures.ts'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()

/** A captured page with jQuery where its script stood and Tillkit's tag at the end of its head. */
function capturedPage(name: string, tag: string): string {
  return asShopPrints(readFileSync(join(folder ?? '', `${name}.html`), 'utf8'))
    .replaceAll('http://shop.test', '')
    .replace('<head>', '<head><script src="/vendor/jquery.js"></script>')
    .replace('</head>', () => `${tag}</head>`)
}

const ADDRESSES = [
  ...['checkout', 'checkout-logged-in', 'divi-checkout', 'divi-checkout-layout-steps', 'storefront-checkout'].map((name) => [name, 2] as const),
  ...['my-account-edit-address', 'storefront-my-account-edit-address'].map((name) => [name, 1] as const),
]

describe.runIf(folder)('addresses on captured pages', () => {
  it.each(ADDRESSES)('%s: mounts %i times, throws nothing, follows a country and gives the HTML back', async (name, count) => {
    const path = '/checkout/'
    const tag = tillkitTag({ 'data-units': 'address-fields' })
    const { page, pageErrors } = await openHtml(shop.browser, shop.server, { html: capturedPage(name, tag), path, before: keepPrinted })
    const printed = await printedOn(page)
    await expect.poll(async () => (await hostsOn(page, 'address-fields'))?.map(({ state }) => state)).toEqual(Array(count).fill('mounted'))
    // What the server printed for the shopper's country fits it already.
    const [now, then] = await page.evaluate((html) => {
      const pages = [document, new DOMParser().parseFromString(html, 'text/html')]
      return pages.map((each) => each.querySelector('#billing_postcode_field')?.outerHTML)
    }, printed)
    expect(then).toContain('billing_postcode')
    expect(now).toBe(then)
    await page.locator('#billing_country').evaluate((list: HTMLSelectElement) => {
      list.value = 'US'
      list.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(await page.locator('select#billing_state option').count()).toBeGreaterThan(50)
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
  })
})

describe.runIf(folder)('modules on captured pages', () => {
  it.each(['divi-checkout', 'divi-checkout-hidden-step', 'divi-checkout-layout-steps', 'divi-cart'])(
    '%s: mount, throw nothing, take what was wrong to the notices and give the HTML back',
    async (name) => {
      const path = '/checkout/'
      const tag = tillkitTag({ 'data-units': 'checkout-modules' })
      const { page, pageErrors } = await openHtml(shop.browser, shop.server, { html: capturedPage(name, tag), path, before: keepPrinted })
      const printed = await printedOn(page)
      await expect.poll(async () => (await hostsOn(page, 'checkout-modules'))?.map(({ state }) => state)).toEqual(['mounted'])
      await page.evaluate((html) => {
        document.querySelector('form.checkout')?.insertAdjacentHTML('afterbegin', html)
        ;(Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger('checkout_error', [html])
      }, groupHtml('Refused'))
      const group = page.locator('.woocommerce-NoticeGroup-checkout')
      const isInForm = await page.locator('form.checkout').count()
      const hasModule = await page.locator('.ags_woo_notices').count()
      expect(await group.count()).toBe(isInForm)
      if (isInForm) expect(await group.evaluate((node) => node.parentElement?.className)).toMatch(hasModule ? /ags_woo_notices/ : /et_pb_row/)
      await group.evaluateAll((nodes) => nodes.forEach((node) => node.remove()))
      expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
      await stopTillkit(page)
      expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
    },
  )

  it('an order review that sticks does so by the browser, with one way of paying marked', async () => {
    const tag = tillkitTag({ 'data-units': 'checkout-modules' })
    const { page } = await openHtml(shop.browser, shop.server, { html: capturedPage('divi-checkout-layout-steps', tag), path: '/checkout/' })
    const review = page.locator('.ags_woo_checkout_order_review')
    await expect.poll(() => review.evaluate((node) => [getComputedStyle(node).position, getComputedStyle(node).top])).toEqual(['sticky', '30px'])
    await expect.poll(() => review.locator('li.active').evaluateAll((rows) => rows.map((row) => row.querySelector('input')?.value))).toEqual(['bacs'])
  })
})
