import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openTabs, seen, untilUnit } from './tabs-page.ts'

const shop = useShop()
const BAR = '<div id="bar" style="position: fixed; inset: 0 0 auto; height: 60px; background: #fff"></div>'
const TALL = { head: '<style>.entry-summary { min-height: 1200px } .wc-tab { min-height: 900px }</style>' }
const top = (page: Page, selector: string) => page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top))
const isActive = (page: Page, selector: string) => page.locator(selector).evaluate((node) => node === document.activeElement)

/** Adds up what moves on a page by itself. */
const watchShift = (page: Page) => page.addInitScript(() => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + (entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
})

describe.each([390, 1280])('a product\'s tabs in a window of %i px', (width) => {
  const before = async (page: Page) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShift(page)
  }

  it('show one panel from the first paint on, with a script or without ours, and all of them where no scripts run and in print', async () => {
    const { page } = await openTabs(shop, { tillkit: false, before })
    expect(await seen(page)).toEqual(['description'])
    await page.locator('.reviews_tab a').click()
    expect(await seen(page)).toEqual(['reviews'])
    await page.emulateMedia({ media: 'print' })
    expect(await seen(page)).toEqual(['description', 'additional_information', 'reviews'])
    await page.emulateMedia({ media: 'screen' })
    const mounted = await openTabs(shop, { before })
    await untilUnit(mounted.page, 'product-tabs')
    expect(await seen(mounted.page)).toEqual(['description'])
    await mounted.page.locator('.reviews_tab a').click()
    expect(await seen(mounted.page)).toEqual(['reviews'])
    expect([await mounted.page.evaluate(() => location.hash), mounted.consoleErrors, mounted.pageErrors]).toEqual(['', [], []])
    await mounted.page.emulateMedia({ media: 'print' })
    expect(await seen(mounted.page)).toEqual(['description', 'additional_information', 'reviews'])
    await mounted.page.emulateMedia({ media: 'screen' })
  })

  it('stand where they stood when the unit comes, whatever the address opens', async () => {
    for (const search of ['', '#comment-64', '#tab-additional_information', '#respond']) {
      const { page } = await openTabs(shop, { before, search })
      await untilUnit(page, 'product-tabs')
      expect(await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shift')))))), search).toBe(0)
    }
  })

  it('open for the link to the reviews, which goes there smoothly, below headers, with an entry in the history', async () => {
    const { page } = await openTabs(shop, { ...TALL, before, bodyEnd: BAR })
    await untilUnit(page, 'product-tabs')
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      Object.assign(window, { tops: [] })
      addEventListener('scroll', () => (Reflect.get(window, 'tops') as number[]).push(scrollY))
    })
    await page.locator('.woocommerce-review-link').click()
    expect(await seen(page)).toEqual(['reviews'])
    await eventually(() => top(page, '#reviews')).toBeGreaterThanOrEqual(60)
    await eventually(() => top(page, '#reviews')).toBeLessThan(200)
    expect((await page.evaluate(() => new Set(Reflect.get(window, 'tops') as number[]).size))).toBeGreaterThan(2)
    expect([await page.evaluate(() => location.hash), await page.evaluate(() => history.length) - entries]).toEqual(['#reviews', 1])
    await page.evaluate(() => new Promise((resolve) => {
      let last = -1
      const look = () => (scrollY === last ? resolve(true) : ((last = scrollY), setTimeout(look, 150)))
      look()
    }))
    await page.goBack()
    expect(await page.evaluate(() => location.hash)).toBe('')
    await eventually(() => page.evaluate(() => scrollY)).toBeLessThan(100)
  })

  it('bring what an address names into view below a header', async () => {
    const { page } = await openTabs(shop, { ...TALL, before, bodyEnd: BAR, search: '#comment-64' })
    await untilUnit(page, 'product-tabs')
    expect(await seen(page)).toEqual(['reviews'])
    await eventually(() => top(page, '#comment-64')).toBeGreaterThanOrEqual(60)
    expect(await top(page, '#comment-64')).toBeLessThan(300)
    await page.locator('.description_tab a').click()
    await page.evaluate(() => void (location.hash = '#respond'))
    await eventually(() => seen(page)).toEqual(['reviews'])
    await eventually(() => top(page, '#respond')).toBeGreaterThanOrEqual(60)
    expect(await top(page, '#respond')).toBeLessThan(800)
  })
})

it('are worked by the keyboard alone: tabs, panel, stars, form', async () => {
  const { page } = await openTabs(shop, { before: (at) => at.setViewportSize({ width: 1280, height: 800 }) })
  await untilUnit(page, 'product-tabs')
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await page.locator('.description_tab a').focus()
  const scrolled = await page.evaluate(() => scrollY)
  // The theme has the tabs below each other here.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect([await isActive(page, '.reviews_tab a'), await seen(page)]).toEqual([true, ['description']])
  await page.keyboard.press('Space')
  expect([await seen(page), await page.evaluate(() => scrollY)]).toEqual([['reviews'], scrolled])
  expect(await page.locator('.wc-tabs').getAttribute('aria-orientation')).toBe('vertical')
  // Into the panel: its first stop is the stars.
  await page.keyboard.press('Tab')
  expect(await isActive(page, 'p.stars a.star-1')).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isActive(page, '#comment')).toBe(true)
  await page.keyboard.type('Good rolls')
  await page.locator('#author').fill('Ann')
  await page.locator('#email').fill('ann@example.test')
  await page.locator('#email').press('Enter')
  expect([await page.locator('.tillkit-rating-missing').isVisible(), await isActive(page, 'p.stars a.star-1'), alerts]).toEqual([true, true, []])
  const box = await page.locator('.tillkit-rating-missing').boundingBox()
  const stars = await page.locator('p.stars').boundingBox()
  expect(box && stars && box.y >= stars.y + stars.height - 1).toBe(true)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  expect(await page.locator('.tillkit-rating-missing').count()).toBe(0)
  shop.server.page('/wp-comments-post.php', '<title>Thanks</title>')
  await page.locator('#email').press('Enter')
  await eventually(() => page.title()).toBe('Thanks')
  expect(shop.server.requests.find(({ path }) => path === '/wp-comments-post.php')?.body).toContain('rating=4')
  await page.goBack()
  await untilUnit(page, 'product-tabs')
  expect(await page.locator('p.stars a[aria-checked="true"]').getAttribute('class')).toContain('star-4')
})

it('send a review without stars where the shop wants none', async () => {
  const { page } = await openTabs(shop, { isRequired: false, search: '#respond' })
  await untilUnit(page, 'product-tabs')
  await page.locator('#comment').fill('Good rolls')
  await page.locator('#author').fill('Ann')
  await page.locator('#email').fill('ann@example.test')
  shop.server.page('/wp-comments-post.php', '<title>Thanks</title>')
  await page.locator('#submit').click()
  await eventually(() => page.title()).toBe('Thanks')
})

it('are searched by the browser while they are closed', async () => {
  const { page } = await openTabs(shop, TALL)
  await untilUnit(page, 'product-tabs')
  const hidden = page.locator('#tab-reviews')
  expect([await hidden.evaluate((node) => [(node as HTMLElement).style.display, node.checkVisibility()]), (await hidden.boundingBox())?.height]).toEqual([['none', true], 0])
  expect(await page.locator('#comment-64').evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))).toBe(false)
  // The browser searches once, as the page comes: on a slow machine before our code has.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  await page.goto(`${page.url().replace(/#.*$/, '')}#:~:text=Review%20of%202%20stars`)
  await eventually(() => seen(page)).toEqual(['reviews'])
  // What another script shows, shows.
  await page.locator('.description_tab a').click()
  await page.evaluate(() => void jQuery('#tab-reviews').show())
  expect(await seen(page)).toEqual(['description', 'reviews'])
})

describe('the bar of the Storefront theme', () => {
  const bar = (page: Page) => page.locator('.storefront-sticky-add-to-cart')
  const at = (width: number) => (page: Page) => page.setViewportSize({ width, height: 800 })

  it('is at the top of a wide window while the summary is above it, and covers nothing that the page goes to', async () => {
    const { page } = await openTabs(shop, { ...TALL, before: at(1280) })
    await untilUnit(page, 'sticky-add-to-cart')
    const place = async () => Math.round((await bar(page).boundingBox())?.y ?? NaN)
    expect(await place()).toBeLessThan(0)
    const link = bar(page).locator('a')
    expect(await link.evaluate((node) => (node as HTMLElement).focus() ?? document.activeElement === node)).toBe(false)
    await page.evaluate(() => scrollTo(0, 1600))
    await eventually(place).toBe(0)
    expect(await link.evaluate((node) => (node as HTMLElement).focus() ?? document.activeElement === node)).toBe(true)
    await page.locator('.reviews_tab a').click()
    await page.evaluate(() => void (location.hash = '#comment-65'))
    const height = (await bar(page).boundingBox())?.height ?? 0
    await eventually(() => top(page, '#comment-65')).toBeGreaterThanOrEqual(Math.floor(height))
    await page.evaluate(() => scrollTo(0, 0))
    await eventually(async () => bar(page).isVisible()).toBe(false)
  })

  it('leads to what has to be chosen, and adds a simple product by its link', async () => {
    const { page } = await openTabs(shop, { ...TALL, before: at(1280), kind: 'grouped' })
    await untilUnit(page, 'sticky-add-to-cart')
    await page.evaluate(() => scrollTo(0, 1600))
    await eventually(async () => Math.round((await bar(page).boundingBox())?.y ?? NaN)).toBe(0)
    await bar(page).locator('a').click()
    await eventually(() => page.evaluate(() => scrollY)).toBeLessThan(100)
    expect(await isActive(page, 'form.cart .qty')).toBe(true)
    const simple = await openTabs(shop, { ...TALL, before: at(1280) })
    await untilUnit(simple.page, 'sticky-add-to-cart')
    await simple.page.evaluate(() => scrollTo(0, 1600))
    await eventually(async () => Math.round((await bar(simple.page).boundingBox())?.y ?? NaN)).toBe(0)
    await bar(simple.page).locator('a').click()
    await eventually(() => simple.page.evaluate(() => location.search)).toBe('?add-to-cart=358')
  })

  it('is not there on a phone', async () => {
    const { page } = await openTabs(shop, { ...TALL, before: at(390) })
    await untilUnit(page, 'sticky-add-to-cart')
    await page.evaluate(() => scrollTo(0, 1800))
    expect([await bar(page).isVisible(), await page.evaluate(() => document.documentElement.style.scrollPaddingTop)]).toEqual([false, ''])
  })
})
