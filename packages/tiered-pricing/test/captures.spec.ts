import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { OpenPage } from '@tillkit/testing'
import { capturesFolder, earlyTags, formatNumber, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop, asShopPrints } from '@tillkit/testing'
import { A, activeTier, enter, priceOf, S } from './helpers.ts'
import { eventually } from './eventually.ts'
import { firstUpdate, lastUpdate, updateRecorder, updatesOf } from './updates.ts'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()

/** A captured page with jQuery where its script stood and Tillkit's tag at the end of its head. */
function capturedPage(name: string, variationForm = false): string {
  const scripts = [
    '<script src="/vendor/jquery.js"></script>',
    variationForm ? '<script id="wc-add-to-cart-variation-js" src="/vendor/variation-stand-in.js" data-timing="delayed"></script>' : '',
    updateRecorder,
  ]
  return asShopPrints(readFileSync(join(folder ?? '', `product-${name}.html`), 'utf8'))
    .replaceAll('http://shop.test', '')
    .replace('<head>', (head, _at, page: string) => head + earlyTags('', page) + scripts.join(''))
    .replace('</head>', () => `${tillkitTag()}</head>`)
}

function open(name: string, variationForm = false): Promise<OpenPage> {
  return openHtml(shop.browser, shop.server, { html: capturedPage(name, variationForm), path: `/product/${name}/` })
}

/** The tiers as the page's rows print them. */
function tiersOn(page: Page): Promise<Array<{ quantity: number; price: number }>> {
  return page.locator('.tpt__tiered-pricing [data-price-rules] [data-tiered-quantity]').evaluateAll((rows) =>
    rows.map((row) => ({
      quantity: Number(row.getAttribute('data-tiered-quantity')),
      price: Number(row.getAttribute('data-tiered-price')),
    })),
  )
}

const PRICE = '.summary > .price .tiered-pricing-dynamic-price-wrapper'

describe.runIf(folder)('captured pages', () => {
  const simple = ['table', 'horizontal-table', 'plain-text', 'dropdown', 'blocks', 'options', 'tooltip']

  it.each([...simple.map((layout) => `simple-${layout}`), 'main'])('follows the quantity on product-%s', async (name) => {
    const { page, pageErrors } = await open(name)
    expect(await tillkitErrors(page)).toEqual([])
    const tiers = await tiersOn(page)
    expect(tiers.length).toBeGreaterThan(2)
    const base = tiers[0]?.price ?? 0
    for (const { quantity, price } of tiers.slice(1)) {
      await enter(page, quantity)
      expect(await activeTier(page)).toEqual([quantity])
      expect(await priceOf(page, PRICE)).toBe(S(formatNumber(base), formatNumber(price)))
      await eventually(() => lastUpdate(page)).toMatchObject({ quantity, price })
    }
    await enter(page, 1)
    expect(await priceOf(page, PRICE)).toBe(A(formatNumber(base)))
    const before = await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text()
      return new DOMParser().parseFromString(text, 'text/html').querySelector('form.cart')?.outerHTML
    })
    await stopTillkit(page)
    expect(await page.locator('form.cart').first().evaluate((form) => form.outerHTML)).toBe(before)
    expect(pageErrors).toEqual([])
  })

  it('shows the price of a product whose tiers are only a fallback', async () => {
    const { page } = await open('percentage-minqty')
    await enter(page, 3)
    expect(await priceOf(page, PRICE)).toBe(A('30.00'))
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('follows the variations of product-variable', async () => {
    const { page, pageErrors } = await open('variable', true)
    const range = await page.locator(PRICE).textContent()
    await page.locator('#pa_colour').selectOption('white')
    await page.locator('#pa_size').selectOption('57x57')
    await eventually(() => tiersOn(page)).toHaveLength(4)
    await firstUpdate(page)
    await enter(page, 20)
    expect(await activeTier(page)).toEqual([20])
    expect(await priceOf(page, PRICE)).toBe(S('10.00', '7.00'))
    await eventually(() => lastUpdate(page)).toMatchObject({ productId: 101, parentId: 99, price: 7 })
    await page.locator('#pa_colour').selectOption('yellow')
    await eventually(() => tiersOn(page)).toHaveLength(0)
    await eventually(() => page.locator(PRICE).textContent()).toContain('18.00')
    await page.locator('.reset_variations').click()
    await eventually(() => page.locator(PRICE).textContent()).toBe(range)
    expect((await updatesOf(page)).every(({ parentId }) => parentId === 99)).toBe(true)
    expect(pageErrors).toEqual([])
  })
})
