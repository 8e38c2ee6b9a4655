import { waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop, visitPage } from './test-shop.ts'

const open = useOpenShop()

const visit = (path: string) => visitPage(open, path)

/** The members that have mounted, as often as each has. */
function mounted(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const counts: Record<string, number> = {}
    const page = (window as unknown as Record<symbol, { hosts(): { unit: string; state: string }[] }>)[Symbol.for('tillkit')]
    for (const { unit, state } of page?.hosts() ?? []) if (state === 'mounted' && unit.startsWith('page-builder/')) counts[unit.slice('page-builder/'.length)] = (counts[unit.slice('page-builder/'.length)] ?? 0) + 1
    return counts
  })
}

describe('pages that were made with the page builder', () => {
  it.each([
    ['/landing/', { slider: 1, entrance: 4, 'link-options': 3, 'number-counter': 3, 'circle-counter': 1, 'bar-counter': 1, video: 1, 'video-background': 1, countdown: 1, tabs: 1, toggle: 5, parallax: 1, map: 1 }],
    ['/portfolio/', { 'fullwidth-portfolio': 1, 'filterable-portfolio': 1, gallery: 1, lightbox: 2, 'video-slider': 1, video: 3 }],
    ['/magazine/', { slider: 1, paging: 2, masonry: 1, 'multi-view': 1 }],
  ] as const)('%s has all of its modules at work, and no script fails', async (path, members) => {
    const { page, faults } = await visit(path)
    // What waits to be seen comes as it is scrolled to.
    for (let down = 0; down < 9; down += 1) await page.mouse.wheel(0, 800)
    await expect.poll(() => mounted(page)).toMatchObject(members)
    expect(faults).toEqual([])
  })

  it('turns a page of the magazine without loading the page, and one that does not come leaves it as it was', async () => {
    const { page } = await visit('/magazine/?answer=fail')
    const list = page.locator('.et_pb_posts')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const first = await list.locator('h2').allTextContents()
    await list.getByRole('link', { name: 'Older Entries' }).click()
    await expect.poll(() => list.locator('[role="alert"], .tillkit-failure').count()).toBeGreaterThan(0)
    expect(await list.locator('h2').allTextContents()).toEqual(first)
    await page.goto(`${open.shop.address}/magazine/`)
    await waitForMount(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await list.getByRole('link', { name: 'Older Entries' }).click()
    await expect.poll(() => list.locator('h2').first().textContent()).toBe('57, 58 or 57.5 millimetres?')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  it('has figures on one line each, columns that begin side by side, and words close to their pictures, at any width', async () => {
    const { page } = await visit('/landing/')
    const gaps = () => page.evaluate(() => {
      const box = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
      const [portrait, words] = ['.et_pb_testimonial_portrait', '.et_pb_testimonial_content'].map((selector) => box(selector)[0])
      return {
        lines: [...document.querySelectorAll('.et_pb_number_counter .percent-value')].map((each) => each.getClientRects().length),
        overflow: box('.et_pb_number_counter').some(({ width }, index) => (box('.et_pb_number_counter .percent-value')[index]?.width ?? 0) > width),
        rows: new Set(box('.et_pb_row_4col > .et_pb_column').map(({ top, height }) => Math.round(top + height / 2))).size,
        words: Math.round(Math.max((words?.left ?? 0) - (portrait?.right ?? 0), (words?.top ?? 0) - (portrait?.bottom ?? 0))),
      }
    })
    await page.locator('.et_pb_number_counter').first().scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('.et_pb_number_counter .percent-value').allTextContents()).toEqual(['12,400', '1,840,000', '31'])
    for (const [width, rows] of [[1280, 1], [1000, 1], [390, 2]] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(gaps).toEqual({ lines: [1, 1, 1], overflow: false, rows, words: expect.toSatisfy((gap: number) => gap > 0 && gap <= 40) as number })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  it('has grounds under the arrows and words of projects, which lie on light pictures, and room around the words of what sticks', async () => {
    const { page } = await visit('/portfolio/')
    const arrow = page.locator('.et_pb_fullwidth_portfolio .et-pb-arrow-next')
    await arrow.waitFor({ state: 'attached' })
    expect(await arrow.evaluate((each) => getComputedStyle(each).backgroundColor)).toMatch(/^rgba\(7, 61, 46/)
    const box = await arrow.boundingBox()
    expect([box?.width, box?.height]).toEqual([40, 40])
    // Nor is anything between the words of a project and who reads them.
    const project = page.locator('.et_pb_fullwidth_portfolio .meta a').first()
    await project.focus()
    expect(await project.evaluate((link) => [...link.children].map((each) => [each.className, getComputedStyle(each).display, getComputedStyle(each).color]))).toEqual([
      ['et_overlay', 'none', 'rgb(255, 255, 255)'], ['et_pb_module_header', 'block', 'rgb(255, 255, 255)'], ['post-meta', 'block', 'rgb(255, 255, 255)'],
    ])
    const landing = await visit('/landing/')
    const words = landing.page.locator('.et_pb_sticky_module')
    await words.waitFor()
    await expect.poll(async () => {
      await words.evaluate((each) => each.closest('.et_pb_row')?.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await landing.page.mouse.wheel(0, 60)
      return landing.page.locator('.et_pb_sticky').count()
    }).toBe(1)
    expect(await words.evaluate((each) => getComputedStyle(each).boxShadow)).toContain('0px 0px 0px 12px')
  })
})
