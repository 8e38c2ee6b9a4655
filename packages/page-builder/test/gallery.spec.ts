import { blogGridHtml, filterablePortfolioHtml, galleryHtml, postSliderHtml, PROJECTS, videoSectionHtml, videoSliderHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, tillkitVersion, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()

/** The numbers of the pictures, or projects, that can be seen. */
const shown = (page: Page, module = '.et_pb_gallery_0') => page.$$eval(`${module} :is(.et_pb_gallery_item, .et_pb_portfolio_item)`, (items) =>
  items.flatMap((item, index) => (item.getClientRects().length > 0 ? [index] : [])))
/** The places of the items that have a mark. */
const marked = (page: Page, mark: string, module = '.et_pb_gallery_0') => page.$$eval(`${module} .et_pb_gallery_item`, (items, its) =>
  items.flatMap((item, index) => (item.classList.contains(its) ? [index] : [])), mark)
/** Has a grid marked anew, as scripts of the page do. */
const layOut = (page: Page) => page.evaluate(() => (Reflect.get(window, 'et_pb_set_responsive_grid') as (grid: Element | null) => void)(document.querySelector('.et_pb_gallery_items')))
const hashOf = (page: Page) => page.evaluate(() => location.hash)
const scrolled = (page: Page) => page.evaluate(() => scrollY)

describe('galleries on a page', () => {
  it('marks the ends of its rows, and its last row where nothing comes below, by the room there is [page-builder-modules#54]', async () => {
    const { page } = await openModules(shop, {
      html: galleryHtml({ count: 7, perPage: 7 }),
      before: (fresh) => fresh.setViewportSize({ width: 900, height: 800 }),
    })
    await eventually(() => marked(page, 'first_in_row')).toEqual([0, 3, 6])
    expect(await marked(page, 'last_in_row')).toEqual([2, 5])
    expect(await marked(page, 'on_last_row')).toEqual([6])
    const tops = await page.$$eval('.et_pb_gallery_item', (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size)
    expect(tops).toBe(3)
    await page.setViewportSize({ width: 600, height: 800 })
    await eventually(() => marked(page, 'last_in_row')).toEqual([1, 3, 5])
    await page.setViewportSize({ width: 390, height: 800 })
    await eventually(() => marked(page, 'first_in_row')).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
    await eventually(() => marked(page, 'last_in_row')).toEqual([3])
    // Links to further pages come below the last row.
    await page.evaluate(() => document.querySelector('.et_pb_gallery_pagination')?.setAttribute('style', 'display: block'))
    await layOut(page)
    await eventually(() => marked(page, 'on_last_row')).toEqual([])
    await page.evaluate(() => document.querySelector('.et_pb_gallery_pagination')?.remove())
    await layOut(page)
    await eventually(() => marked(page, 'on_last_row')).toEqual([4, 5, 6])
    // Nor are they the last where another module comes below.
    await page.evaluate(() => document.querySelector('.et_pb_gallery')?.after(document.createElement('p')))
    await layOut(page)
    await eventually(() => marked(page, 'on_last_row')).toEqual([])
  })

  it('are measured together, so that the page is not laid out anew for each of them (weakness 4)', async () => {
    const html = Array.from({ length: 6 }, (_, order) => galleryHtml({ order, count: 7, perPage: 7 })).join('')
    const { page } = await openModules(shop, { html, before: (fresh) => fresh.setViewportSize({ width: 900, height: 800 }) })
    await eventually(() => page.locator('.first_in_row').count()).toBe(6 * 3)
    await page.evaluate(() => {
      const counts = { marked: 0, layouts: 0 }
      Object.assign(window, { counts })
      let isDirty = false
      const observer = new MutationObserver(() => {
        isDirty = true
      })
      observer.observe(document.body, { subtree: true, attributeFilter: ['class'] })
      // Whatever has been written since is laid out by reading.
      const read = () => {
        if (observer.takeRecords().length > 0 || isDirty) counts.layouts += 1
        isDirty = false
      }
      const { getClientRects } = Element.prototype
      Element.prototype.getClientRects = function () {
        read()
        return getClientRects.call(this)
      }
      const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth') as { get: () => number }
      Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
        get(this: HTMLElement) {
          read()
          counts.marked += 1
          return get.call(this)
        },
      })
    })
    await page.setViewportSize({ width: 600, height: 800 })
    await eventually(() => page.locator('.first_in_row').count()).toBe(6 * 4)
    const counts = await page.evaluate(() => (window as unknown as { counts: { marked: number; layouts: number } }).counts)
    expect(counts.marked).toBeGreaterThanOrEqual(6)
    expect(counts.layouts).toBeLessThanOrEqual(1)
  })

  it('turns its pages by keyboard, Back and Forward, without moving the page, and gives the HTML back', async () => {
    const html = galleryHtml({ id: 'wall' }) + galleryHtml({ order: 1, count: 3 }) + galleryHtml({ order: 2, count: 0 })
    const plain = await openModules(shop, { html, tillkit: false, waitForMount: false })
    const printed = await plain.page.evaluate(() => document.querySelector('.et_pb_column')?.innerHTML)
    const { page, consoleErrors } = await openModules(shop, { html, search: '#wall|2' })
    expect(await shown(page)).toEqual([4, 5, 6, 7])
    expect(await shown(page, '.et_pb_gallery_1')).toEqual([0, 1, 2])
    await page.locator('#wall .page-3').last().focus()
    const before = await scrolled(page)
    await page.keyboard.press('Enter')
    await eventually(() => shown(page)).toEqual([8])
    await eventually(() => hashOf(page)).toBe('#wall|3')
    expect(await scrolled(page)).toBe(before)
    await page.goBack()
    await eventually(() => shown(page)).toEqual([4, 5, 6, 7])
    await page.goForward()
    await eventually(() => shown(page)).toEqual([8])
    expect(await tillkitErrors(page)).toEqual([])
    expect(consoleErrors).toEqual([])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.querySelector('.et_pb_column')?.innerHTML)).toBe(printed)
  })

  it('lays out a gallery that was hidden when it shows', async () => {
    const { page } = await openModules(shop, { html: `<div class="tab" hidden>${galleryHtml({ count: 6, perPage: 6 })}</div>` })
    expect(await marked(page, 'first_in_row')).toEqual([])
    await page.evaluate(() => document.querySelector('.tab')?.removeAttribute('hidden'))
    await eventually(() => marked(page, 'last_in_row')).toEqual([3])
  })
})

describe('galleries, portfolios, posts, slides and videos on a page without scripts', () => {
  it('show everything (weakness 2)', async () => {
    const html = galleryHtml() + filterablePortfolioHtml() + blogGridHtml() + postSliderHtml([{ title: 'One' }, { title: 'Two' }])
      + videoSliderHtml({ videos: [{ source: { file: '/1.mp4' }, image: '/1.png' }] }) + videoSectionHtml('<div class="words">Words</div>', { file: '/2.mp4' })
    // As the theme hides them until its script has looked at them.
    const hidden = '.et_pb_preload > div { visibility: hidden } .et_pb_slider .et_pb_slide, .et_pb_filterable_portfolio { display: none }'
    const { page: plain } = await openModules(shop, { html, tillkit: false, waitForMount: false, head: `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css"><style>${hidden}</style>` })
    const context = await shop.browser.newContext({ javaScriptEnabled: false })
    try {
      const page = await context.newPage()
      await page.goto(plain.url())
      expect(await page.locator('.et_pb_gallery_item').first().isVisible()).toBe(true)
      expect(await page.locator('.et_pb_gallery_item:visible').count()).toBe(9)
      expect(await page.locator('.et_pb_portfolio_item:visible').count()).toBe(PROJECTS.length)
      expect(await page.locator('.et_pb_slide:visible').count()).toBe(2)
      expect(await page.locator('.et_pb_post_slider .et_pb_slide').first().isVisible()).toBe(true)
      expect(await page.locator('.et_pb_video_slider .et_pb_slide').evaluate((slide) => getComputedStyle(slide).opacity)).toBe('1')
      expect(await page.locator('.words').isVisible()).toBe(true)
      expect(await page.locator('.et_pb_post').first().evaluate((post) => getComputedStyle(post).opacity)).toBe('1')
    } finally {
      await context.close()
    }
  })
})

describe('portfolios with filters on a page', () => {
  const printRolls = PROJECTS.flatMap(({ categories }, index) => (categories.includes('printed-rolls') ? [index] : []))

  it('chooses by keyboard, goes to the module\'s top for another page, and Back shows what was chosen before', async () => {
    const { page } = await openModules(shop, { html: `<p style="height: 1200px"></p>${filterablePortfolioHtml({ id: 'fits', perPage: 2 })}<p style="height: 1500px"></p>` })
    await page.locator('[data-category-slug="printed-rolls"]').focus()
    await page.keyboard.press(' ')
    await eventually(() => shown(page, '#fits')).toEqual(printRolls.slice(0, 2))
    await eventually(() => hashOf(page)).toBe('#fits|printed-rolls|1')
    await page.evaluate(() => document.querySelector('.et_pb_portofolio_pagination')?.scrollIntoView({ block: 'start' }))
    await page.locator('#fits a.page-2').click()
    await eventually(() => shown(page, '#fits')).toEqual(printRolls.slice(2, 4))
    await eventually(() => page.$eval('#fits', (module) => Math.round(module.getBoundingClientRect().top))).toBe(50)
    await eventually(() => hashOf(page)).toBe('#fits|printed-rolls|2')
    await page.goBack()
    await eventually(() => shown(page, '#fits')).toEqual(printRolls.slice(0, 2))
    await page.goBack()
    await eventually(() => shown(page, '#fits')).toEqual([0, 1])
  })
})
