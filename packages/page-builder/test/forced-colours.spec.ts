import {
  barCountersHtml, circleCounterHtml, filterablePortfolioHtml, galleryHtml, sliderHtml, tabsHtml, videoSliderHtml,
} from '@tillkit/fixtures/page-builder'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='40'%3E%3Crect width='60' height='40' fill='teal'/%3E%3C/svg%3E"

/** Opens modules for a visitor who has chosen the colours of all pages. */
const openForced = (html: string) => openModules(shop, { html, before: (page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }) })

/** The shapes that elements have beside their colours, and whether each is marked as the chosen one. */
const shapes = (page: Page, selector: string, marked: string) => page.$$eval(selector, (all, mark) => all.map((each) => {
  const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(each)
  return { isMarked: each.matches(mark), border: Number.parseFloat(borderTopWidth), outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) }
}), marked)

describe('modules where colours are forced', () => {
  it.each([
    ['the tab that is chosen', tabsHtml(), '.et_pb_tabs_controls li', '.et_pb_tab_active'],
    ['the filter of a portfolio that is chosen', filterablePortfolioHtml(), '.et_pb_portfolio_filter', ':has([aria-pressed="true"])'],
    ['the page of a gallery that shows', galleryHtml(), '.et_pb_gallery_pagination .page', ':has([aria-current])'],
  ])('have %s in a frame', async (_what, html, selector, marked) => {
    const { page } = await openForced(html)
    await eventually(async () => (await shapes(page, selector, marked)).filter(({ isMarked }) => isMarked).length).toBe(1)
    const all = await shapes(page, selector, marked)
    expect(all.length).toBeGreaterThan(1)
    for (const { isMarked, outline } of all) expect(outline).toBe(isMarked ? 3 : 0)
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('have the video of a strip that shows in a frame, which is seen over its picture', async () => {
    const { page } = await openForced(videoSliderHtml({ videos: [1, 2, 3].map((n) => ({ source: { file: `/${String(n)}.mp4` }, image: PICTURE })) }))
    const items = page.locator('.et_pb_carousel_item')
    await eventually(() => items.count()).toBe(3)
    await items.nth(1).getByRole('button').click()
    /** What is painted at each item's edge. */
    const edges = async () => {
      const colours: string[] = []
      for (const item of await items.all()) {
        const shot = (await item.screenshot()).toString('base64')
        colours.push(await page.evaluate(async (png) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          canvas?.drawImage(picture, 0, 0)
          return [...(canvas?.getImageData(2, Math.round(picture.height / 2), 1, 1).data ?? [])].slice(0, 3).join()
        }, shot))
      }
      return colours
    }
    await eventually(edges).toEqual(['0,128,128', '0,0,0', '0,128,128'])
  })

  it('have rings for the dots of slides, the one of the slide that shows filled, and a frame around the button that stops them', async () => {
    const { page } = await openForced(sliderHtml({ slides: ['One', 'Two', 'Three'].map((title) => ({ title })), speed: 60_000 }))
    const dots = () => shapes(page, '.et-pb-controllers a', '[aria-current]')
    await eventually(async () => (await dots()).map(({ border }) => border)).toEqual([5, 1, 1])
    expect(await shapes(page, '.tillkit-pause', '*')).toEqual([{ isMarked: true, border: 1, outline: 0 }])
    await page.locator('.et-pb-arrow-next').click()
    await eventually(async () => (await dots()).map(({ border }) => border)).toEqual([1, 5, 1])
  })

  it('have bars and circles in the colour of words', async () => {
    const { page } = await openForced(barCountersHtml() + circleCounterHtml({ value: 60, title: 'Sixty', bar: '#000001' }))
    const [bar, around] = await page.evaluate(() => ['.et_pb_counter_amount:not(.overlay)', '.et_pb_counter_container'].map((selector) => {
      const { backgroundColor, color } = getComputedStyle(document.querySelector(selector) as Element)
      return { backgroundColor, color }
    }))
    expect(bar?.backgroundColor).toBe(around?.color)
    expect(bar?.color).toBe(around?.backgroundColor)
    await page.locator('.et_pb_circle_counter').scrollIntoViewIfNeeded()
    /** The colour of the circle's first quarter, and of the words in it. */
    const circle = () => page.$eval('.et_pb_circle_counter canvas', (canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const [red, green, blue, alpha = 0] = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width - Math.round((width / canvas.clientWidth) * 2.5), height / 2, 1, 1).data ?? []
      return alpha > 0 && getComputedStyle(canvas).color === `rgb(${[red, green, blue].join(', ')})`
    })
    await eventually(circle).toBe(true)
  })

  it('have the buttons, the counter and the words of a picture that is looked at on a ground of their own, in a frame', async () => {
    const { page } = await openForced(galleryHtml({ count: 3 }))
    await page.locator('.et_pb_gallery_image a').first().click()
    await page.locator('.tillkit-lightbox__counter').waitFor()
    const grounds = () => page.$$eval('.tillkit-lightbox :is(button, .tillkit-lightbox__counter, .tillkit-lightbox__caption)', (all) => all.map((each) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(each)
      return borderTopWidth === '1px' && !/^rgba\(|transparent/.test(backgroundColor)
    }))
    await eventually(async () => (await grounds()).length).toBeGreaterThan(4)
    expect(new Set(await grounds())).toEqual(new Set([true]))
  })
})
