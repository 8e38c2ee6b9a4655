import { openSharedPage, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()

/** Counts how far things moved, from the first paint on. */
function countShifts(): void {
  const entries: number[] = []
  Reflect.set(window, 'shifts', entries)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) entries.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a page whose sheets come after the code of their units, which has had its moment to show. @returns how much moved on it, and the sheets that came */
async function visit(path: string): Promise<{ shift: number; sheets: string[] }> {
  const page = await openSharedPage(open.browser, { alone: true })
  await page.addInitScript(countShifts)
  const sheets: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/tillkit\/[\d.]+\/(?!tillkit)[\w-]+\.css$/, async (route) => {
    sheets.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await released
    await route.continue()
  })
  await page.goto(open.shop.address + path, { waitUntil: 'domcontentloaded' })
  if (!path.includes('tillkit=off')) {
    await page.waitForFunction(codeIsThere)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    await twoFrames(page)
    release()
    await mounted(page)
  }
  await page.waitForLoadState()
  await twoFrames(page)
  const shift = await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, each) => sum + each, 0))
  return { shift, sheets: sheets.sort() }
}

/** Runs in the page: whether the code of the units whose sheets are asked for has come. */
function codeIsThere(): boolean {
  const came = performance.getEntriesByType('resource').map(({ name }) => name)
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link.tillkit')].filter(({ href }) => !href.endsWith('/tillkit.css'))
  return sheets.length > 0 && sheets.every(({ href }) => came.includes(href.replace(/css$/, 'js')))
}

/** Waits until all is mounted, and no sheet is on its way. */
async function mounted(page: Page): Promise<void> {
  await waitForMount(page, 12_000)
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link.tillkit')].every(({ sheet }) => sheet))
}

/** Lets what there is be shown. */
const twoFrames = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

describe('a style sheet that comes late with its unit', () => {
  it.each([
    ['/product/thermal-till-rolls-57x40/', ['tiered-pricing.css']],
    ['/product/phenol-free-till-rolls-80x60/', ['tiered-pricing.css']],
    ['/product/kitchen-printer-rolls-76x76/', ['tiered-pricing.css']],
    ['/product/coloured-till-rolls/', ['product-gallery.css', 'tiered-pricing.css']],
    ['/shop/', ['filters.css']],
  ])('moves nothing on %s', async (path, expected) => {
    const { shift, sheets } = await visit(path)
    const off = await visit(`${path}?tillkit=off`)
    expect([sheets, off.sheets]).toEqual([expected, []])
    expect(shift).toBeLessThanOrEqual(off.shift)
  })
})
