import {
  accordionHtml, barCountersHtml, blogGridHtml, circleCounterHtml, countdownHtml, filterablePortfolioHtml, fullwidthPortfolioHtml, galleryHtml, mapHtml,
  numberCounterHtml, sliderHtml, starRatingHtml, tabsHtml, testimonialHtml, toggleHtml, videoHtml, videoSliderHtml,
} from '@tillkit/fixtures/page-builder'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const WORDS = 'Rolls of all sizes, for every counter. '.repeat(10)

/** One of each kind of module that has a size of its own. */
const modules = () => [
  sliderHtml({ slides: [{ title: 'Short' }, { title: 'Long', text: WORDS }], speed: 60_000 }),
  circleCounterHtml({ value: 70, title: 'Seventy' }), numberCounterHtml({ value: 1_234_567, separator: ',' }), barCountersHtml(), countdownHtml({ end: 4_000_000_000 }),
  galleryHtml({ order: 0 }), filterablePortfolioHtml({ order: 0 }), fullwidthPortfolioHtml({ rotate: 'on', speed: 60_000 }), blogGridHtml({ perPage: 3 }),
  tabsHtml(), accordionHtml(), toggleHtml({ title: 'Terms', content: `<p>${WORDS}</p>` }), starRatingHtml(), testimonialHtml(), mapHtml({}),
  videoHtml({ source: { file: '/1.mp4' }, overlay: PICTURE }),
  videoSliderHtml({ order: 9, videos: [1, 2, 3, 4].map((n) => ({ source: { file: `/${String(n)}.mp4` }, image: PICTURE })) }),
].join('\n')

/** How many of what we draw stand on the page. */
const drawn = (page: Page) => page.evaluate(() => ['.et-pb-slider-arrows', '.et-pb-controllers', '.tillkit-pause', 'canvas', '[role="timer"]', 'p.stars', '.et_pb_carousel']
  .map((selector) => document.querySelectorAll(selector).length))
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe('modules where there is little room', () => {
  it.each(['ltr', 'rtl'] as const)('are no wider than a window of 320 px, as with a zoom of four, also before they are seen (%s)', async (dir) => {
    const { page } = await openModules(shop, { html: modules(), dir, before: (fresh) => fresh.setViewportSize({ width: 320, height: 640 }) })
    await eventually(() => drawn(page)).toEqual([3, 1, 2, 1, 1, 1, 1])
    expect(await widest(page)).toBeLessThanOrEqual(320)
    await page.locator('.et_pb_circle_counter').scrollIntoViewIfNeeded()
    await eventually(() => page.locator('canvas').evaluate((canvas) => canvas.getBoundingClientRect().width)).toBeGreaterThan(100)
    expect(await widest(page)).toBeLessThanOrEqual(320)
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('are laid out when what had no width has one, and have what we draw once each, also copies of them', async () => {
    const { page } = await openModules(shop, { html: `<div id="drawer" style="width: 0; overflow: hidden">${modules()}</div>` })
    await eventually(() => drawn(page)).toEqual([3, 1, 2, 1, 1, 1, 1])
    await page.evaluate(() => document.getElementById('drawer')?.removeAttribute('style'))
    await eventually(() => page.$eval('.et_pb_slider .et_pb_container', (each) => (each as HTMLElement).offsetHeight)).toBeGreaterThan(100)
    await eventually(() => page.locator('.et_pb_gallery .first_in_row').count()).toBeGreaterThan(0)
    await eventually(() => page.locator('.et_pb_fullwidth_portfolio .et_pb_portfolio_item').first().evaluate((item) => (item as HTMLElement).offsetHeight)).toBeGreaterThan(50)
    await page.evaluate(() => {
      const drawer = document.getElementById('drawer')
      const copy = drawer?.cloneNode(true) as Element
      copy.removeAttribute('id')
      drawer?.after(copy)
    })
    await eventually(() => drawn(page)).toEqual([6, 2, 4, 2, 2, 2, 2])
    await page.evaluate(() => document.getElementById('drawer')?.remove())
    await eventually(() => drawn(page)).toEqual([3, 1, 2, 1, 1, 1, 1])
    await page.locator('.et-pb-arrow-next').first().click()
    await eventually(() => page.$$eval('.et_pb_slides > .et_pb_slide', (all) => all.slice(0, 2).map((slide) => (slide as HTMLElement).inert))).toEqual([true, false])
    expect(await tillkitErrors(page)).toEqual([])
  })
})
