import { barCountersHtml, circleCounterHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const ABOVE = '<div style="height: 2000px"></div>'

/** Of each bar: its length as a part of its container, in per cent. */
const lengths = (page: Page) => page.$$eval('.et_pb_counter_amount:not(.overlay)', (all) =>
  all.map((each) => Math.round((1000 * each.getBoundingClientRect().width) / (each.parentElement?.clientWidth ?? 1)) / 10))

describe('bars on a page', () => {
  it('are as long as is said, grow when they are scrolled to, and are readable without a script [page-builder-modules#35]', async () => {
    const html = ABOVE + barCountersHtml()
    // The theme's sheet hides them until a script has told that they are seen; ours shows them where none does.
    const head = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`
    const plain = await openModules(shop, { html, head, tillkit: false, waitForMount: false })
    await plain.page.evaluate(() => document.getAnimations().forEach((motion) => motion.finish()))
    expect(await plain.page.locator('.et_pb_counter_amount:not(.overlay)').allInnerTexts()).toEqual(['80%', '35%', '12.5%'])
    expect(await plain.page.locator('.et_pb_counter_amount:not(.overlay)').evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))).toEqual(['1', '1', '1'])
    const printed = await plain.page.locator('.et_pb_counters').innerHTML()
    const { page } = await openModules(shop, { html })
    expect(await lengths(page)).toEqual([80, 35, 12.5])
    expect(await page.locator('.et_pb_counters').getAttribute('class')).not.toContain('et-animated')
    await page.locator('.et_pb_counters').scrollIntoViewIfNeeded()
    // The entrance says that it is seen; the theme's own style has the bars grow then, from nothing.
    await eventually(() => page.locator('.et_pb_counters').getAttribute('class')).toContain('et-animated')
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThanOrEqual(3)
    await page.evaluate(() => document.getAnimations().forEach((motion) => {
      motion.pause()
      motion.currentTime = 0
    }))
    expect((await lengths(page)).every((length) => length < 10)).toBe(true)
    await page.evaluate(() => document.getAnimations().forEach((motion) => motion.finish()))
    await eventually(() => lengths(page)).toEqual([80, 35, 12.5])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('.et_pb_counters').innerHTML()).toBe(printed)
  })
})

it('bars do not grow for who wants less motion (weakness 3)', async () => {
  const { page } = await openModules(shop, { html: ABOVE + barCountersHtml(), before: (next) => next.emulateMedia({ reducedMotion: 'reduce' }) })
  await page.locator('.et_pb_counters').scrollIntoViewIfNeeded()
  await eventually(() => page.locator('.et_pb_counters').getAttribute('class')).toContain('et-animated')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await lengths(page)).toEqual([80, 35, 12.5])
})

describe('a circle on a page', () => {
  /** The colour of a pixel: of the canvas, by where it lies in it (0 to 1). */
  const pixel = (page: Page, x: number, y: number) => page.$eval('canvas', (canvas, at) => {
    const { width, height } = canvas as HTMLCanvasElement
    return [...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width * at.x, height * at.y, 1, 1).data ?? [])].join()
  }, { x, y })
  const size = (page: Page) => page.$eval('canvas', (canvas) => ({ width: canvas.clientWidth, own: canvas.parentElement?.parentElement?.clientWidth }))

  it('is drawn from the top clockwise, as wide as its column, in the colours under the pointer too, and is drawn anew for another width', async () => {
    const data = { 'data-color': '#0000ff', 'data-alpha': '1', 'data-bar-bg-color-hover': '#00ff00' }
    const { page } = await openModules(shop, { html: ABOVE + circleCounterHtml({ value: 50, bar: '#ff0000', data }) })
    expect(await page.locator('.percent p').evaluate((each) => getComputedStyle(each).visibility)).toBe('hidden')
    await page.locator('.et_pb_circle_counter').scrollIntoViewIfNeeded()
    await eventually(() => page.locator('.percent-value').textContent()).toBe('50')
    const edge = 2.5 / 225
    expect([await pixel(page, 1 - edge, 0.5), await pixel(page, edge, 0.5), await pixel(page, 0.5, 0.5)]).toEqual(['255,0,0,255', '0,0,255,255', '0,0,0,0'])
    await page.locator('.et_pb_circle_counter').hover()
    await eventually(() => pixel(page, 1 - edge, 0.5)).toBe('0,255,0,255')
    await page.addStyleTag({ content: '.et_pb_circle_counter { width: 120px }' })
    await eventually(() => size(page)).toEqual({ width: 120, own: 120 })
    expect(await page.locator('.percent-value').textContent()).toBe('50')
  })
})
