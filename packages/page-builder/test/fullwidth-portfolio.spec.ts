import { fullwidthPortfolioHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const ITEM = '.et_pb_portfolio_item'

/** The numbers of the items that are in view, side by side. */
const inView = (page: Page) => page.$eval('.et_pb_portfolio_items', (row) => {
  const { left, right } = row.getBoundingClientRect()
  return [...row.querySelectorAll('.et_pb_portfolio_item')].flatMap((item, index) => {
    const box = item.getBoundingClientRect()
    return box.left >= left - 2 && box.right <= right + 2 ? [index] : []
  })
})

/** How far, in px, the row has been moved on, whichever way the page is read. */
const movedOn = (page: Page) => page.$eval('.et_pb_portfolio_items', (row) => Math.abs(Math.round(row.scrollLeft)))
/** Until the row has come to rest somewhere. */
const rest = (page: Page) => page.$eval('.et_pb_portfolio_items', async (row) => {
  let [before, frames] = [Number.NaN, 0]
  while (frames < 8) {
    frames = row.scrollLeft === before ? frames + 1 : 0
    before = row.scrollLeft
    await new Promise(requestAnimationFrame)
  }
})

describe('a portfolio over the whole width of a page', () => {
  it('shows an item\'s words to who comes by keyboard, and its arrows say what they do, though the theme\'s sheet hides all of these', async () => {
    const { page } = await openModules(shop, { html: fullwidthPortfolioHtml(), isWhole: true })
    const words = page.locator(`${ITEM} .meta`).first()
    const opacity = () => words.evaluate((element) => getComputedStyle(element).opacity)
    expect(await opacity()).toBe('0')
    await words.locator('a').focus()
    await eventually(opacity).toBe('1')
    const next = page.getByRole('button', { name: 'Next' })
    expect([await next.locator('span').isVisible(), await next.count(), await page.getByRole('button', { name: 'Previous' }).count()]).toEqual([false, 1, 1])
  })

  it('follows a finger, springs back from a short way, goes on to the next item, leaves ways up and down to the page, and presses no link', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { page } = await openModules(shop, {
        html: `${fullwidthPortfolioHtml()}<p style="height: 2000px"></p>`,
        isWhole: true,
        dir,
        touch: true,
        before: (fresh) => fresh.setViewportSize({ width: 390, height: 800 }),
      })
      await eventually(() => inView(page)).toEqual([0])
      const address = page.url()
      const session = await page.context().newCDPSession(page)
      const box = await page.locator('.et_pb_portfolio_items').boundingBox()
      const from = { x: (box?.x ?? 0) + (dir === 'ltr' ? 340 : 50), y: (box?.y ?? 0) + 100 }
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof from)[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
      /** A finger that stays down in the end. */
      const drag = async (x: number, y = 0) => {
        await touch('touchStart', from)
        for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x: from.x + (x * step) / 10, y: from.y + (y * step) / 10 })
      }
      const on = dir === 'ltr' ? -1 : 1
      await drag(on * 100)
      // Less what a browser waits for before it takes a way for one.
      await eventually(() => movedOn(page)).toBeGreaterThan(70)
      expect(await movedOn(page)).toBeLessThanOrEqual(100)
      // A finger that rests before it goes has not flicked.
      await rest(page)
      await touch('touchMove', { x: from.x + on * 100, y: from.y })
      await touch('touchEnd')
      await rest(page)
      expect(await movedOn(page)).toBe(0)
      await drag(on * 280)
      await touch('touchEnd')
      await rest(page)
      const after = await movedOn(page)
      expect(after % (box?.width ?? 1)).toBe(0)
      expect(after).toBeGreaterThan(0)
      await drag(0, -150)
      await touch('touchEnd')
      await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(80)
      expect([await movedOn(page), page.url()]).toEqual([after, address])
    }
  })

  it('has as many columns as its width has room for, three quarters as high as wide, and gives the HTML back [page-builder-modules#18]', async () => {
    const html = fullwidthPortfolioHtml() + fullwidthPortfolioHtml({ order: 1, layout: 'grid' })
    const plain = await openModules(shop, { html, isWhole: true, tillkit: false, waitForMount: false })
    const printed = await plain.page.evaluate(() => document.querySelector('main')?.innerHTML)
    const head = '<style>body, main { margin: 0 }</style>'
    const { page } = await openModules(shop, { html, isWhole: true, head })
    for (const [width, columns] of [[1600, 5], [1024, 4], [768, 3], [480, 2], [479, 1]] as const) {
      await page.setViewportSize({ width, height: 900 })
      await eventually(async () => (await inView(page)).length).toBe(columns)
      const box = await page.locator(ITEM).first().boundingBox()
      expect(Math.abs((box?.width ?? 0) - width / columns)).toBeLessThan(1)
      expect(Math.abs((box?.height ?? 0) - (box?.width ?? 0) * 0.75)).toBeLessThan(1)
      const grid = await page.$$eval('.et_pb_fullwidth_portfolio_1 .et_pb_portfolio_item', (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size)
      expect(grid).toBe(Math.ceil(9 / columns))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await stopTillkit(page)
    expect(await page.evaluate(() => document.querySelector('main')?.innerHTML)).toBe(printed)
  })

  it('moves by its arrows from one end to the other, and to the item that the keyboard reaches, in both directions of writing', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { page } = await openModules(shop, { html: fullwidthPortfolioHtml(), isWhole: true, dir, before: (fresh) => fresh.setViewportSize({ width: 1100, height: 800 }) })
      await eventually(() => inView(page)).toEqual([0, 1, 2, 3])
      await page.locator('.et-pb-arrow-next').click()
      await eventually(() => inView(page)).toEqual([4, 5, 6, 7])
      await page.locator('.et-pb-arrow-next').focus()
      await page.keyboard.press('Enter')
      await eventually(() => inView(page)).toEqual([5, 6, 7, 8])
      // The theme hides them until the pointer comes; who comes by keyboard sees where they are.
      await page.mouse.move(0, 799)
      await page.keyboard.press('Shift+Tab')
      await eventually(() => page.locator('.et-pb-arrow-prev').evaluate((arrow) => [arrow === document.activeElement, getComputedStyle(arrow).opacity])).toEqual([true, '1'])
      await page.locator('.et-pb-arrow-next').click()
      await eventually(() => inView(page)).toEqual([0, 1, 2, 3])
      await page.locator('.et-pb-arrow-prev').click()
      await eventually(() => inView(page)).toEqual([5, 6, 7, 8])
      await page.locator(`${ITEM} a`).nth(2).focus()
      await eventually(async () => (await inView(page)).includes(2)).toBe(true)
      expect(await tillkitErrors(page)).toEqual([])
    }
  })
})
