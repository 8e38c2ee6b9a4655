import { columnHtml, countdownHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()

describe('a countdown on a page', () => {
  it('goes on by itself, has short labels where it is narrow, is read as one text, and leaves nothing behind', async () => {
    const html = sectionHtml(rowHtml(columnHtml('1_2', countdownHtml({ end: 4_000_000_000, title: 'Trade fair' }))))
    const plain = await openModules(shop, { html, isWhole: true, tillkit: false, waitForMount: false })
    const printed = await plain.page.locator('main').innerHTML()
    const { page } = await openModules(shop, { html, isWhole: true })
    const seconds = () => page.locator('.seconds .value').textContent()
    const labels = () => page.locator('.label').allTextContents()
    const first = await seconds()
    await eventually(seconds).not.toBe(first)
    await eventually(labels).toEqual(['Day(s)', 'Hour(s)', 'Minute(s)', 'Second(s)'])
    await page.setViewportSize({ width: 390, height: 800 })
    await eventually(labels).toEqual(['Day', 'Hrs', 'Min', 'Sec'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await page.getByRole('timer').textContent()).toMatch(/^\d+ Day\(s\)/)
    expect(await page.getByRole('timer').evaluate((each) => each.getBoundingClientRect().width)).toBe(1)
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('main').innerHTML()).toBe(printed)
  })
})
