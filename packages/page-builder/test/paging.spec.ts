import { blogGridHtml, columnHtml, pagedPostsHtml, rowHtml, sectionHtml, type PagedPosts } from '@tillkit/fixtures/page-builder'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const TALL = '<p style="height: 900px"></p>'

const numbers = (page: Page) => page.$$eval('.entry-title, .et_pb_module_header', (titles) => titles.map(({ textContent }) => Number.parseInt(textContent.slice(5), 10)))
const older = (page: Page) => page.locator('.alignleft a')
const newer = (page: Page) => page.locator('.alignright a')
const askedFor = () => shop.server.requests.filter(({ path }) => path.startsWith('/landing/page/')).map(({ path }) => path)

/** Opens the first of three pages, and answers for the others. */
async function open(posts: PagedPosts, around = '', alone = false) {
  const html = (page: number) => around + pagedPostsHtml({ ...posts, page }) + around
  const opened = await openModules(shop, { html: html(1), alone })
  for (const page of [2, 3]) {
    shop.server.page(`/landing/page/${page}/`, `<!doctype html><body>${sectionHtml(rowHtml(columnHtml('4_4', html(page))))}</body>`)
  }
  return opened
}

describe('pages of posts', () => {
  it('show in the place of the one that shows, with the focus on their module and its top in the window', async () => {
    const { page } = await open({ id: 'notes' }, TALL)
    const address = page.url()
    await older(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 400))
    await older(page).focus()
    await page.keyboard.press('Enter')
    await eventually(() => numbers(page)).toEqual([4, 5, 6])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('notes')
    await eventually(() => page.$eval('#notes', (module) => Math.round(module.getBoundingClientRect().top))).toBe(50)
    expect(page.url()).toBe(address)
    // Whose top shows stays where it is (weakness 10).
    const before = await page.evaluate(() => scrollY)
    await newer(page).evaluate((link: HTMLElement) => link.click())
    await eventually(() => numbers(page)).toEqual([1, 2, 3])
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(askedFor()).toEqual(['/landing/page/2/'])
  })

  it('come back when the network is cut, with the plain link to follow, and go on when it is there again (weakness 10)', async () => {
    const { page } = await open({ id: 'notes' })
    await page.context().setOffline(true)
    await older(page).click()
    const line = page.locator('.tillkit-paging-failure')
    await line.waitFor()
    expect(await numbers(page)).toEqual([1, 2, 3])
    await eventually(() => page.$eval('.et_pb_ajax_pagination_container', (container) => getComputedStyle(container).opacity)).toBe('1')
    expect(await line.locator('a').getAttribute('href')).toMatch(/\/landing\/page\/2\/\?et_blog$/)
    await page.context().setOffline(false)
    await older(page).click()
    await eventually(() => numbers(page)).toEqual([4, 5, 6])
    expect(await line.count()).toBe(0)
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('stay, with the plain link to follow, as often as their page does not answer, and go on when it does', async () => {
    const { page } = await open({ id: 'notes' }, '', true)
    const address = page.url()
    await page.route('**/landing/page/**', (route) => route.abort('internetdisconnected'))
    await older(page).click()
    const line = page.locator('.tillkit-paging-failure')
    await line.waitFor()
    expect([await numbers(page), page.url()]).toEqual([[1, 2, 3], address])
    expect(await page.$eval('.et_pb_ajax_pagination_container', (container) => [container.getAttribute('aria-busy'), container.getAttribute('style')])).toEqual([null, null])
    await older(page).click()
    await eventually(() => line.count()).toBe(1)
    await page.unroute('**/landing/page/**')
    await older(page).click()
    await eventually(() => numbers(page)).toEqual([4, 5, 6])
    expect([await line.count(), page.url()]).toEqual([0, address])
  })

  it('are fetched when a pointer rests on their link, once', async () => {
    const { page } = await open({ id: 'notes' })
    await older(page).scrollIntoViewIfNeeded()
    const box = await older(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 6)
    await eventually(askedFor).toEqual(['/landing/page/2/'])
    await older(page).click()
    await eventually(() => numbers(page)).toEqual([4, 5, 6])
    expect(askedFor()).toEqual(['/landing/page/2/'])
  })

  it('have their rows marked, and their posts in columns, as the first page has, also when that comes back', async () => {
    const { page } = await open({ kind: 'portfolio', perPage: 5 })
    const firsts = () => page.$$eval('.et_pb_grid_item', (items) => items.flatMap((item, index) => (item.classList.contains('first_in_row') ? [index] : [])))
    await eventually(firsts).toEqual([0, 4])
    await older(page).click()
    await eventually(() => numbers(page)).toEqual([6, 7, 8, 9, 10])
    await eventually(firsts).toEqual([0, 4])
    const { page: blog } = await open({ kind: 'blog-grid', perPage: 5 })
    const columns = () => blog.$$eval('.et_pb_salvattore_content > .column.size-1of3', (all) => all.map((column) => column.children.length))
    await eventually(columns).toEqual([2, 2, 1])
    await older(blog).click()
    await eventually(async () => (await numbers(blog)).sort((one, other) => one - other)).toEqual([6, 7, 8, 9, 10])
    await eventually(columns).toEqual([2, 2, 1])
    await newer(blog).click()
    await eventually(async () => (await numbers(blog)).sort()).toEqual([1, 2, 3, 4, 5])
    await eventually(columns).toEqual([2, 2, 1])
    expect(await blog.$eval('.et_pb_post', (post) => getComputedStyle(post).opacity)).toBe('1')
  })
})

describe('posts in columns', () => {
  it('follow the style sheet, whatever the width of the page', async () => {
    const { page } = await openModules(shop, { html: blogGridHtml({ perPage: 5 }) })
    const columns = () => page.$$eval('.et_pb_salvattore_content > *', (all) => all.map(({ className }) => className))
    await eventually(columns).toEqual(Array.from({ length: 3 }, () => 'column size-1of3'))
    await page.setViewportSize({ width: 390, height: 800 })
    await eventually(columns).toEqual(['column size-1of1'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
