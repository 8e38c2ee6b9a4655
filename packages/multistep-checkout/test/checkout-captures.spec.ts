import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop, asShopPrints } from '@tillkit/testing'
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
  asShopPrints(read(`${name}.html`)).replace('<head>', '<head><script src="/vendor/jquery.js"></script>').replace('</head>', () => `${tag}</head>`)

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

  it.each(Object.keys(captured['checkout']?.mounts ?? {}))('%s: no field gets another token for autofill, type or name, nor loses an attribute; also when its country is another', async (name) => {
    shop.server.answer('update_order_review', () => JSON.stringify({ result: 'success', messages: '', reload: false, fragments: {} }))
    const tag = tillkitTag({ 'data-units': 'checkout,address-fields,checkout-modules,multistep-checkout' })
    const { page } = await openHtml(shop.browser, shop.server, { path: '/checkout/', waitForMount: false, html: pageOf(name, tag), before: keepPrinted })
    const printed = await printedOn(page)
    const mounted = Object.values(captured).reduce((sum, { mounts }) => sum + (typeof mounts === 'string' ? 1 : (mounts[name] ?? 0)), 0)
    await eventually(async () => (await hostsOn(page))?.filter(({ state }) => state === 'mounted').length).toBe(mounted)
    const changes = () => page.evaluate((before) => {
      /** By their names, those of one name in their order; what stands for scripts' absence is parsed for one page only. */
      const fieldsIn = (root: ParentNode) => {
        const counts = new Map<string, number>()
        return [...root.querySelectorAll('form.checkout, form#order_review, input, select, textarea')].filter((field) => !field.closest('noscript')).map((field) => {
          const name = field.localName === 'form' ? 'form' : (field.getAttribute('name') ?? field.id)
          counts.set(name, (counts.get(name) ?? 0) + 1)
          return { name, key: `${name} ${counts.get(name)}`, field }
        })
      }
      const now = new Map(fieldsIn(document).map(({ key, field }) => [key, field]))
      return fieldsIn(new DOMParser().parseFromString(before, 'text/html')).flatMap(({ name, key, field }) => {
        const same = now.get(key)
        const names = new Set([...field.getAttributeNames(), ...(same?.getAttributeNames() ?? [])])
        return [...names].filter((attribute) => field.getAttribute(attribute) !== same?.getAttribute(attribute)).map((attribute) => `${name}: ${attribute}`)
      })
    }, printed)
    // The page builder has taken the name away by which the platform's script finds that field, and its label.
    const coupon = (await page.locator('.ags_woo_checkout_coupon [name=coupon_code]').count()) > 0 ? ['coupon_code: id', 'coupon_code: aria-label'] : []
    // A list that looks like the field beside it.
    const looks = (await page.locator('select.tillkit-like-field').evaluateAll((all) => all.map((list) => list.getAttribute('name')))).flatMap((list) => [`${list}: class`, `${list}: style`])
    expect((await changes()).sort()).toEqual([...coupon, ...looks, 'form: novalidate'].sort())
    if (name.startsWith('order-pay')) return
    const state = page.locator('[name=billing_state]')
    const token = await state.getAttribute('autocomplete')
    expect(token).toContain('address-level1')
    const choose = (country: string) => page.locator('#billing_country').evaluate((list: HTMLSelectElement, value) => {
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }, country)
    const before = await page.locator('#billing_country').inputValue()
    await choose('US')
    await eventually(() => state.evaluate((field) => [field.localName, field.getAttribute('autocomplete')])).toEqual(['select', token])
    const tokens = () => changes().then((all) => all.filter((change) => /: (autocomplete|type|name|inputmode)$/.test(change)))
    expect(await tokens()).toEqual(['billing_state: type'])
    await choose(before)
    await eventually(tokens).toEqual([])
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
