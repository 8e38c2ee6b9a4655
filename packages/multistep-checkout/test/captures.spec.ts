import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()

/** A captured page with jQuery where its script stood and Tillkit's tag at the end of its head. */
function capturedPage(name: string, tag: string): string {
  return readFileSync(join(folder ?? '', `${name}.html`), 'utf8')
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
    const before = await openHtml(shop.browser, shop.server, { html: capturedPage(name, ''), path, waitForMount: false })
    const printed = await before.page.evaluate(() => document.body.outerHTML)
    const tag = tillkitTag({ 'data-units': 'address-fields' })
    const { page, pageErrors } = await openHtml(shop.browser, shop.server, { html: capturedPage(name, tag), path })
    await expect.poll(async () => (await hostsOn(page, 'address-fields'))?.map(({ state }) => state)).toEqual(Array(count).fill('mounted'))
    // What the server printed for the shopper's country fits it already.
    expect(await page.evaluate(() => document.querySelector('#billing_postcode_field')?.outerHTML)).toBe(
      await before.page.evaluate(() => document.querySelector('#billing_postcode_field')?.outerHTML),
    )
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
