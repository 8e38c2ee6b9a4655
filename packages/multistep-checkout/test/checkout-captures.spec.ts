import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop } from '@tillkit/testing'
import { keepPrinted, printedOn } from '@tillkit/testing/pages'
import { describe, expect, it } from 'vitest'
import { captured } from './captured-mounts.ts'
import { eventually } from './eventually.ts'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()
const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8').replaceAll('http://shop.test', '')

/** A captured page with jQuery where its script stood and the checkout alone at the end of its head. */
const pageOf = (name: string, tag: string) =>
  read(`${name}.html`).replace('<head>', '<head><script src="/vendor/jquery.js"></script>').replace('</head>', () => `${tag}</head>`)

/** The answer of a captured call. */
const answerOf = (name: string) => read(`${name}.http`).split('\n').findLast((line) => line.startsWith('{')) ?? ''

describe.runIf(folder)('captured pages', () => {
  it.each(Object.keys(captured['checkout']?.mounts ?? {}))('%s: the checkout mounts, throws nothing, and gives the HTML back', async (name) => {
    shop.server.answer('update_order_review', () => JSON.stringify({ result: 'success', messages: '', reload: false, fragments: {} }))
    const options = { path: '/checkout/', waitForMount: false } as const
    const errors: string[] = []
    const { page } = await openHtml(shop.browser, shop.server, {
      ...options, html: pageOf(name, tillkitTag({ 'data-units': 'checkout' })), before: (fresh) => {
        fresh.on('pageerror', (error) => errors.push(String(error)))
        return keepPrinted(fresh)
      },
    })
    const printed = await printedOn(page)
    await eventually(async () => (await hostsOn(page))?.map(({ unit, state }) => [unit, state])).toEqual([['checkout', 'mounted']])
    if (!name.startsWith('order-pay')) await eventually(() => shop.server.requestsTo('update_order_review').length).toBe(1)
    await page.locator('#payment_method_cod').evaluate((radio: HTMLElement) => radio.click())
    await eventually(() => page.locator('div.payment_box.payment_method_cod').evaluate((box) => (box as HTMLElement).style.display)).toBe('block')
    await page.locator('.tillkit-checkout-covered').waitFor({ state: 'detached' })
    expect([errors, await tillkitErrors(page)]).toEqual([[], []])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
  })

  it.each(['', 'storefront-'])('%scheckout takes in the answers that the shop gave', async (theme) => {
    shop.server.answer('update_order_review', () => answerOf(`${theme}ajax-update_order_review-with-coupon`))
    shop.server.answer('checkout', () => answerOf(`${theme}ajax-checkout-validation-errors`))
    const { page } = await openHtml(shop.browser, shop.server, { path: '/checkout/', waitForMount: false, html: pageOf(`${theme}checkout`, tillkitTag({ 'data-units': 'checkout' })) })
    await eventually(() => page.locator('tr.coupon-save10').count()).toBe(1)
    await page.locator('#place_order').evaluate((button: HTMLElement) => button.click())
    await eventually(() => page.locator('.checkout-inline-error-message').count()).toBe(2)
    expect(await page.locator('.woocommerce-NoticeGroup-checkout a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['#billing_first_name', '#billing_email'])
    // Its `refresh` has asked for totals once more.
    await eventually(() => shop.server.requestsTo('update_order_review').length).toBe(2)
  })

  it.each(['checkout-block', 'checkout-block-inner'])('%s: the block checkout is left alone', async (name) => {
    const { page } = await openHtml(shop.browser, shop.server, { path: '/checkout/', waitForMount: false, html: pageOf(name, tillkitTag({ 'data-units': 'checkout' })) })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    expect(await hostsOn(page)).toEqual([])
    expect(shop.server.requestsTo('update_order_review')).toEqual([])
  })
})
