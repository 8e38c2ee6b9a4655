import {
  accordionHtml, columnHtml, countdownHtml, filterablePortfolioHtml, fullwidthPortfolioHtml, galleryHtml, gallerySliderHtml, mapHtml, numberCounterHtml, pagedPostsHtml,
  rowHtml, sectionHtml, toggleHtml, videoHtml,
} from '@tillkit/fixtures/page-builder'
import { bringUntouched, eventually, heldFile, tillkitVersion, useShop, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules, type ModulePage } from './module-page.ts'

const shop = useShop()
/** As large as the markup says. */
const picture = (width: number, height: number) => `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${String(width)}' height='${String(height)}'/%3E`
const PICTURE = picture(400, 284)
const PROJECTS = Array.from({ length: 9 }, (_, index) => ({ name: `Project ${String(index + 1)}`, categories: [index % 2 ? 'shops' : 'stalls'], picture: PICTURE }))
const AFTER = `<p>${'Rolls of all sizes. '.repeat(60)}</p>`
const WIDTHS = [1280, 390] as const

/** What has moved on a page, and by how much, also right after a click. */
const moved = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved') as string[])

/** Runs in the page: notes what moves. */
function watchMoves(): void {
  const all: string[] = []
  Object.assign(window, { moved: all })
  interface Move { readonly value: number; readonly sources: readonly { readonly node?: Element }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as readonly Move[]) all.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className ?? '').join(', ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens modules, with words after them, in a window of that width, with the sheet that comes with the head. */
const open = (width: number, { html, ...options }: ModulePage) => openModules(shop, {
  html: `${html}${AFTER}`,
  head: `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`,
  ...options,
  async before(page) {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watchMoves)
    await options.before?.(page)
  },
})

/** Until whatever was written has been painted, and told. */
const painted = (page: Page) => page.evaluate(async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
})

describe('modules whose code comes when the page has been painted', () => {
  const modules: Readonly<Record<string, Omit<ModulePage, 'html'> & { readonly html: string }>> = {
    'a row of projects over the whole width': { html: fullwidthPortfolioHtml({ projects: PROJECTS }), isWhole: true },
    'a grid of projects over the whole width': { html: fullwidthPortfolioHtml({ projects: PROJECTS, layout: 'grid' }), isWhole: true },
    'a row of projects in a narrow place': { html: `<div style="width: 60%">${fullwidthPortfolioHtml({ projects: PROJECTS })}</div>`, isWhole: true },
    'pictures that slide': { html: gallerySliderHtml(['One', 'Two', 'Three'].map((title) => ({ title, src: PICTURE }))) },
    'a countdown and a number': { html: countdownHtml({ end: 4_000_000_000 }) + numberCounterHtml({ value: 1_234_567 }) },
    'questions, a map and a video': { html: accordionHtml() + toggleHtml({ title: 'Terms', content: 'Words' }) + mapHtml({}) + videoHtml({ source: { file: '/1.mp4' } }) },
    'pages of posts': { html: pagedPostsHtml({ id: 'notes' }) },
  }

  it.each(Object.entries(modules))('move nothing: %s', async (_title, options) => {
    for (const width of WIDTHS) {
      const { page } = await open(width, { ...options, tillkit: false, waitForMount: false })
      await painted(page)
      await page.addScriptTag({ url: `/tillkit/${tillkitVersion()}/tillkit.js` })
      await waitForMount(page)
      await bringUntouched(page)
      await painted(page)
      expect(await moved(page), `${String(width)} px`).toEqual([])
    }
  })
})

describe('what comes in the place of what shows', () => {
  const visible = (page: Page) => page.$$eval('.et_pb_gallery_item, .et_pb_portfolio_item', (items) => items.flatMap((item, index) => (item.getClientRects().length > 0 ? [index] : [])))
  /** Forgets what moved before, with the pager in the window. */
  async function begin(page: Page, link: string): Promise<void> {
    await page.locator(link).scrollIntoViewIfNeeded()
    await painted(page)
    await page.evaluate(() => { (Reflect.get(window, 'moved') as string[]).length = 0 })
  }

  it.each([
    ['pictures', galleryHtml({ count: 8, picture: () => PICTURE }), '.et_pb_gallery_pagination a.page-2'],
    ['projects', filterablePortfolioHtml({ projects: PROJECTS.slice(0, 8), perPage: 4 }), '.et_pb_portofolio_pagination a.page-2'],
  ])('moves nothing where it is as high: another page of %s, by the pointer', async (_title, html, link) => {
    for (const width of WIDTHS) {
      const { page } = await open(width, { html })
      await begin(page, link)
      await page.locator(link).click()
      await eventually(() => visible(page)).toEqual([4, 5, 6, 7])
      await painted(page)
      // The links make room for the one that leads back.
      expect((await moved(page)).filter((move) => !/ page page-/.test(move)), `${String(width)} px`).toEqual([])
    }
  })

  it.each(['blog', 'blog-grid', 'portfolio'] as const)('moves nothing where it is as high, nor while it is on its way: another page of posts (%s)', async (kind) => {
    for (const width of WIDTHS) {
      const html = (number: number) => pagedPostsHtml({ id: 'notes', kind, pages: 4, page: number })
      const answer = heldFile('/landing/page/3/**')
      const { page } = await open(width, { html: html(2), alone: true, before: answer.before })
      shop.server.page('/landing/page/3/', `<!doctype html><body>${sectionHtml(rowHtml(columnHtml('4_4', html(3))))}</body>`)
      const link = '.alignleft a'
      await begin(page, link)
      await page.locator(link).click()
      await answer.asked
      await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(1)
      await painted(page)
      expect(await moved(page), `on its way, ${String(width)} px`).toEqual([])
      await answer.release()
      await eventually(async () => Number.parseInt((await page.locator('.entry-title, .et_pb_module_header').first().innerText()).slice(5), 10)).toBe(7)
      await painted(page)
      expect(await moved(page), `${String(width)} px`).toEqual([])
    }
  })
})
