import { readFileSync } from 'node:fs'
import { callButtonHtml, EDGE_NEIGHBOURS, FILTER_SECTIONS as S, listingProducts, stopTillkit, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { box, openListing, type CasePage } from './shop-page.ts'

const shop = useShop()
const neighbours = `<style>${readFileSync(new URL('../../fixtures/src/styles/window-edges.css', import.meta.url), 'utf8')}</style>`
const ALL = Object.values(EDGE_NEIGHBOURS).map((print) => print()).join('')
const PHONE: CasePage = { width: 390, height: 660, sections: [S.category, S.tag, S.rating], shop: { products: listingProducts(12), prices: { min: 5, max: 80 } } }
const OPENER = '.tillkit-filters-open'

/** What lies over an element: at its middle, and just within its corners. */
const over = (page: Page, selector: string) => page.evaluate((name) => {
  const element = document.querySelector(name)
  if (!element) return ['nothing there']
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [dx, dy] = [(right - left) / 6, (bottom - top) / 6]
  const places = [[(left + right) / 2, (top + bottom) / 2], ...[left + dx, right - dx].flatMap((x) => [top + dy, bottom - dy].map((y) => [x, y]))] as const
  return places.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)).filter((hit) => !hit || !element.contains(hit)).map((hit) => (hit ? hit.id || hit.className : 'out of sight'))
}, selector)
const scrollAway = (page: Page) => page.locator('.woocommerce-loop-product__title').nth(8).scrollIntoViewIfNeeded()

describe('the button that opens the filters on a phone', () => {
  it.each([...Object.entries(EDGE_NEIGHBOURS).map(([name, print]) => [name, print()] as const), ['all of them', ALL]] as const)('can be pressed beside %s', async (_name, others) => {
    const { page } = await openListing(shop, { ...PHONE, head: neighbours, bodyEnd: others })
    await scrollAway(page)
    await page.locator(OPENER).waitFor()
    await eventually(() => over(page, OPENER)).toEqual([])
    await page.locator(OPENER).click()
    expect(await page.getByRole('dialog', { name: 'Filters' }).isVisible()).toBe(true)
  })

  it('lies in the flow, at the page\'s end, where there is no room, and leaves nothing behind', async () => {
    const { page } = await openListing(shop, { ...PHONE, height: 300, head: neighbours, bodyEnd: EDGE_NEIGHBOURS['call button as wide as the window']?.() ?? '' })
    await scrollAway(page)
    await page.locator(OPENER).waitFor({ state: 'attached' })
    await eventually(() => page.locator(OPENER).evaluate((button) => getComputedStyle(button).position)).toBe('static')
    await page.setViewportSize({ width: 390, height: 660 })
    await eventually(() => page.locator(OPENER).evaluate((button) => getComputedStyle(button).position)).toBe('fixed')
    // The page's end comes out from under it.
    await page.evaluate(() => scrollTo(0, 99_999))
    await eventually(() => page.evaluate((name) => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) <= (document.querySelector(name)?.getBoundingClientRect().top ?? 0), OPENER)).toBe(true)
    await stopTillkit(page)
    expect([await page.locator(OPENER).count(), await page.evaluate(() => document.documentElement.getAttribute('style'))]).toEqual([0, null])
  })
})

it('a phone\'s drawer lets nothing of the page through, whatever sheets say of its panel, and keeps what is focused clear of its ends', async () => {
  const sheets = '<style>body { background: rgb(250, 244, 230) } .ags_woo_products_filters, .ags-wc-filters-buttons { background: transparent }</style>'
  const { page } = await openListing(shop, { ...PHONE, panel: { apply: 'Apply' }, head: sheets })
  await scrollAway(page)
  await page.locator(OPENER).click()
  const grounds = await page.evaluate(() => ['.tillkit-filters-drawer', '.tillkit-filters-drawer .ags-wc-filters-buttons'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body).backgroundColor))
  expect(grounds).toEqual(['rgb(250, 244, 230)', 'rgb(250, 244, 230)'])
  for (const field of await page.locator('.tillkit-filters-drawer input:visible').all()) {
    await field.focus()
    const [top, bottom, close, apply] = await page.evaluate(() => {
      const { top: from = 0, bottom: to = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      return [from, to, document.querySelector('.tillkit-filters-close')?.getBoundingClientRect().bottom ?? 0, document.querySelector('.ags-wc-filters-buttons')?.getBoundingClientRect().top ?? 0]
    })
    expect(top).toBeGreaterThanOrEqual(close ?? 0)
    expect(bottom).toBeLessThanOrEqual(apply ?? 0)
  }
})

it('what says that a listing could not be loaded stands below what is fixed to the window\'s top, and its button can be pressed', async () => {
  const { page } = await openListing(shop, {
    ...PHONE, width: 1000, head: `${neighbours}<style>#header { position: fixed; z-index: 99; inset: 0 0 auto; height: 80px; background: #eee }</style>`,
    bodyEnd: `<div id="header">The shop</div>${callButtonHtml('full-bottom')}`, answer: () => ({ status: 500 }),
  })
  await box(page, '12').check()
  const line = page.locator('.tillkit-listing-error')
  await line.waitFor()
  await page.evaluate(() => scrollTo(0, 600))
  await eventually(() => line.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(88)
  expect(await over(page, '.tillkit-listing-error button')).toEqual([])
})
