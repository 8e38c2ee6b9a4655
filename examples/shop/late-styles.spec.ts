import { openSharedPage, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()

/** How much later than everything else a unit's style sheet comes, in ms. */
const LATE = 800

/** Counts how far things moved, from the first paint on. */
function countShifts(): void {
  const entries: number[] = []
  Reflect.set(window, 'shifts', entries)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) entries.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a page whose sheets are late. @returns how much moved on it, and the sheets that came */
async function visit(path: string): Promise<{ shift: number; sheets: string[] }> {
  const page = await openSharedPage(open.browser, { alone: true })
  await page.addInitScript(countShifts)
  const sheets: string[] = []
  await page.route(/\/tillkit\/[\d.]+\/(?!tillkit)[\w-]+\.css$/, (route) => {
    sheets.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    setTimeout(() => void route.continue(), LATE)
  })
  await page.goto(open.shop.address + path)
  if (!path.includes('tillkit=off')) await mounted(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shift = await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, each) => sum + each, 0))
  return { shift, sheets: sheets.sort() }
}

/** Waits until all is mounted, and no sheet is on its way. */
async function mounted(page: Page): Promise<void> {
  await waitForMount(page, 12_000)
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link.tillkit')].every(({ sheet }) => sheet))
}

describe('a style sheet that comes late with its unit', () => {
  it.each([
    ['/product/thermal-till-rolls-57x40/', ['tiered-pricing.css']],
    ['/product/phenol-free-till-rolls-80x60/', ['tiered-pricing.css']],
    ['/product/kitchen-printer-rolls-76x76/', ['tiered-pricing.css']],
    ['/shop/', ['filters.css']],
  ])('moves nothing on %s', async (path, expected) => {
    const { shift, sheets } = await visit(path)
    const off = await visit(`${path}?tillkit=off`)
    expect([sheets, off.sheets]).toEqual([expected, []])
    expect(shift).toBeLessThanOrEqual(off.shift)
  })
})
