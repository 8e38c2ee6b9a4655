import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tillkitTag, useShop, waitForMount, type OpenPage } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'

/**
 * Pages of a real shop, where they are at hand: beside the project, or in the folder that TILLKIT_CAPTURES names.
 * They are not part of the project.
 */
const folder = process.env['TILLKIT_CAPTURES'] ?? resolve(import.meta.dirname, '../../../../shared/captures')
const captures = existsSync(folder) ? readdirSync(folder).filter((name) => /^product-.*\.html$/.test(name)) : []
if (captures.length === 0) console.info(`No captured pages in ${folder}: the tests on a real shop's pages are left out.`)

const shop = useShop()

/** Serves a captured page with the scripts that a shop has: jQuery, the variation form and ours. */
async function openCapture(name: string): Promise<OpenPage> {
  const { server, browser } = shop
  const path = `/product/${name.replace('.html', '')}/`
  const scripts = [
    '<script src="/vendor/jquery.js"></script>',
    '<script src="/vendor/variation-stand-in.js" data-timing="delayed"></script>',
    tillkitTag(),
  ].join('')
  const html = readFileSync(join(folder, name), 'utf8').replaceAll('http://shop.test', server.origin)
  server.page(path, html.replace('</head>', () => `${scripts}</head>`))
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const open: OpenPage = { page, context, pageErrors: [], consoleErrors: [], consoleWarnings: [] }
  page.on('pageerror', (error) => open.pageErrors.push(error.message))
  await page.goto(`${server.origin}${path}`)
  await waitForMount(page)
  return open
}

/** What the page's own attributes say of its tiers, read without any code of ours. */
function tiersOn({ page }: OpenPage): Promise<{ quantity: number; price: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.tpt__tiered-pricing [data-price-rules]:not(.tiered-pricing-fallback-data) [data-tiered-quantity]')].map(
      (row) => ({
        quantity: Number(row.getAttribute('data-tiered-quantity')),
        price: Number(row.getAttribute('data-tiered-price')).toFixed(2),
      }),
    ),
  )
}

const mainPrice = '.summary .price .tiered-pricing-dynamic-price-wrapper'

function priceText({ page }: OpenPage): Promise<string> {
  return page.locator(mainPrice).first().evaluate((node) => {
    const copy = node.cloneNode(true) as Element
    for (const spoken of copy.querySelectorAll('.screen-reader-text')) spoken.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  })
}

describe.skipIf(captures.length === 0)('on captured pages of a real shop', () => {
  it.each(captures)('mounts on every widget of %s and follows its tiers', async (name) => {
    const open = await openCapture(name)
    const { page } = open
    const states = await page.evaluate(() => {
      const running = Reflect.get(window, Symbol.for('tillkit')) as { hosts: () => { state: string }[] }
      return running.hosts().map(({ state }) => state)
    })
    expect(states).toEqual(Array.from({ length: await page.locator('.tpt__tiered-pricing').count() }, () => 'mounted'))
    const base = (await tiersOn(open))[0]?.price
    const field = page.locator('form.cart .qty').first()
    for (const { quantity, price } of await tiersOn(open)) {
      await field.fill(String(quantity))
      const active = page.locator('.tpt__tiered-pricing .tiered-pricing--active')
      expect(await active.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tiered-quantity')))).toEqual([
        String(quantity),
      ])
      expect(await priceText(open)).toBe(price === base ? `£${price}` : `£${base} £${price}`)
    }
    expect(open.pageErrors).toEqual([])
  })

  it('puts the server\'s HTML back as it was', async () => {
    const open = await openCapture('product-simple-table.html')
    const { page } = open
    await page.locator('form.cart .qty').first().fill('25')
    const after = await page.evaluate(() => {
      const running = Reflect.get(window, Symbol.for('tillkit')) as { stop: () => void }
      running.stop()
      return document.querySelector('.product')?.innerHTML
    })
    const before = await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text()
      return new DOMParser().parseFromString(text, 'text/html').querySelector('.product')?.innerHTML
    })
    expect(after).toBe(before)
  })

  it('follows the variable product through choices and back', async () => {
    const open = await openCapture('product-variable.html')
    const { page } = open
    const range = await priceText(open)
    await page.selectOption('#pa_colour', 'white')
    await page.selectOption('#pa_size', '57x57')
    await page.locator('.single_variation .price').waitFor()
    await page.locator('form.cart .qty').fill('10')
    expect(await priceText(open)).toBe('£10.00 £8.00')
    expect(await page.locator('.single_variation .tiered-pricing-dynamic-price-wrapper ins').innerText()).toContain('£8.00')
    await page.selectOption('#pa_colour', 'yellow')
    await page.waitForFunction(() => document.querySelector('.tpt__tiered-pricing table') === null)
    expect(await priceText(open)).toBe('£18.00')
    await page.click('.reset_variations')
    expect(await priceText(open)).toBe(range)
    expect(open.pageErrors).toEqual([])
  })
})
