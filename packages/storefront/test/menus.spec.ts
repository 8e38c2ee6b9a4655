import { headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, menuModuleHtml, sideMenuClass, sideMenuPageHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openMenus } from './menu-page.ts'

const shop = useShop()
const HEADER = themePageHtml({
  navigation: headerSearchButtonHtml() + headerMobileMenuHtml(),
  header: headerSearchHtml(),
  menu: menuEntriesHtml(),
  content: `<p id="words">Words</p><a href="/shop/">Into the shop</a>${menuModuleHtml({ search: 'submit', hasLogo: true })}<div style="height: 1500px"></div>`,
})
const WIDE = { width: 1280, height: 800 }
const SMALL = { width: 390, height: 800 }

/** The words, or the name, of what has the focus. */
const focused = (page: Page) => page.evaluate(() => {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') || activeElement?.getAttribute('name') || activeElement?.textContent?.trim() || activeElement?.localName
})
const shifts = (page: Page) => page.evaluate(() => new Promise<number>((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
}))

describe('menus of a wide screen', () => {
  it('are gone through by keyboard, list by list, and closed by Escape; by pointer they open as the theme has it; nothing shifts', async () => {
    // As large from the beginning: a window that changes its size shifts things itself.
    const before = (next: Page) => next.setViewportSize(WIDE)
    const { page } = await openMenus(shop, { html: HEADER, head: '<style>*, *::before { transition: none !important }</style>', before })
    const top = page.locator('#top-menu')
    const sees = (name: string) => top.getByRole('link', { name, exact: true }).isVisible()
    await top.getByRole('link', { name: 'Paper' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await eventually(() => sees('Thermal')).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Thermal')
    // Its ring lies over what follows.
    expect(await top.getByRole('link', { name: 'Thermal' }).evaluate((link) => [getComputedStyle(link).position, getComputedStyle(link).zIndex])).toEqual(['relative', '1'])
    await eventually(() => sees('57 mm')).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => sees('Thermal')).toBe(false)
    expect(await focused(page)).toBe('Paper')
    // What is closed is no stop for the keyboard.
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Machines')
    await eventually(() => sees('Kitchen printers')).toBe(true)
    await page.keyboard.press('Escape')
    await top.getByRole('link', { name: 'Paper' }).hover()
    await eventually(() => sees('Bond')).toBe(true)
    await page.mouse.move(600, 600)
    await eventually(() => sees('Bond')).toBe(false)
    expect([await shifts(page), await tillkitErrors(page)]).toEqual([0, []])
  })

  it.each(['ltr', 'rtl'] as const)('open their lists into the page beside its edge, those of lists to the other side (%s)', async (dir) => {
    const head = `<style>*, *::before { transition: none !important } #et-top-navigation { margin: 0 !important; padding-inline: 0 !important } #main-header .container { width: 100% !important } #top-menu-nav { position: absolute; inset-inline-end: 0 } #top-menu > li:not(:first-child) { display: none } .nav li ul { inset-inline-start: 0 }</style>`
    const { page } = await openMenus(shop, { html: HEADER, head, dir })
    await page.setViewportSize(WIDE)
    const list = (name: string) => page.locator('#top-menu').getByRole('link', { name, exact: true }).locator('xpath=following-sibling::ul')
    const isWithin = (name: string) => list(name).evaluate((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width > 0 && left >= 0 && right <= document.documentElement.clientWidth
    })
    await page.locator('#top-menu').getByRole('link', { name: 'Paper' }).hover()
    await eventually(() => isWithin('Paper')).toBe(true)
    await page.locator('#top-menu').getByRole('link', { name: 'Thermal' }).hover()
    await eventually(() => isWithin('Thermal')).toBe(true)
    // All of the list that it belongs to is seen beside it.
    const [around, inner] = await Promise.all([list('Paper').boundingBox(), list('Thermal').boundingBox()])
    expect((inner?.x ?? 0) >= (around?.x ?? 0) + 200 || (inner?.x ?? 0) <= (around?.x ?? 0) - 200).toBe(true)
    await stopTillkit(page)
    expect(await page.locator('#top-menu ul[style]').count()).toBe(0)
  })

  it('open by the first tap of a finger, and lead on by the second', async () => {
    const { page } = await openMenus(shop, { html: HEADER, touch: true, ...WIDE })
    const tap = (name: string) => page.locator('#top-menu').getByRole('link', { name, exact: true }).tap()
    await tap('Paper')
    await eventually(() => page.locator('#top-menu').getByRole('link', { name: 'Thermal' }).isVisible()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/landing/')
    await Promise.all([page.waitForURL('**/shop/'), tap('Paper')])
  })
})

describe('searches', () => {
  it('in the header takes the focus, leaves the menu out of reach, and gives the focus back', async () => {
    const { page } = await openMenus(shop, { html: HEADER })
    await page.setViewportSize(WIDE)
    const icon = page.locator('#et_search_icon')
    await icon.focus()
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('s')
    await eventually(() => page.locator('.et_search_form_container').getAttribute('class')).toContain('et_pb_no_animation')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Close search')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    // Before the field stands the logo: the menu over which it lies is left out.
    expect(await page.evaluate(() => document.activeElement?.closest('.logo_container') !== null)).toBe(true)
    await page.locator('#words').click()
    expect([await focused(page), await icon.getAttribute('aria-expanded')]).toEqual(['Search', 'false'])
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toBe('s')
  })

  it('in a menu module stays for its submit button by the Tab key, and sends what was typed', async () => {
    const { page } = await openMenus(shop, { html: HEADER })
    await page.setViewportSize(WIDE)
    await page.locator('.et_pb_menu__search-button').focus()
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('s')
    await page.keyboard.type('till rolls')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Go')
    await Promise.all([page.waitForURL('**/?s=till+rolls'), page.keyboard.press('Enter')])
  })
})

describe('menus of a small screen', () => {
  it('open beneath their button, one at a time, also on a page read from the right; Escape gives the focus back', async () => {
    const { page } = await openMenus(shop, { html: HEADER, before: (opened) => opened.setViewportSize(SMALL) })
    await page.setViewportSize(SMALL)
    const bars = page.locator('.mobile_nav .mobile_menu_bar')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await bars.first().focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('#mobile_menu').isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Paper')
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('#mobile_menu').isVisible()).toBe(false)
    expect(await focused(page)).toBe('Select Page')
    await bars.first().click()
    await bars.nth(1).evaluate((bar: HTMLElement) => bar.click())
    await eventually(() => page.locator('.et_mobile_menu').evaluateAll((all) => all.map((each) => each.checkVisibility()))).toEqual([false, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const printed = await page.locator('.mobile_nav').count()
    await stopTillkit(page)
    expect([await page.locator('.et_mobile_menu').count(), printed]).toEqual([0, 2])
  })
})

describe('what closes menus and searches', () => {
  it('is Escape, which gives the focus back, however often', async () => {
    const { page } = await openMenus(shop, { html: HEADER, before: (opened) => opened.setViewportSize(SMALL) })
    const menu = page.locator('#mobile_menu')
    const bar = page.locator('.mobile_nav .mobile_menu_bar').first()
    for (const _time of [1, 2]) {
      await bar.press('Enter')
      await eventually(() => menu.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      await eventually(() => menu.isVisible()).toBe(false)
      expect(await focused(page)).toBe('Select Page')
    }
  })
})

describe.each(['slide', 'fullscreen'] as const)('a menu of the kind "%s"', (kind) => {
  it('keeps the keyboard in it while it is open, and gives it back', async () => {
    const { page, pageErrors } = await openMenus(shop, { html: sideMenuPageHtml(kind, '<a href="/shop/">Into the shop</a>'), header: sideMenuClass(kind) })
    const printed = await page.locator('#page-container').evaluate((whole) => whole.classList.length)
    const toggle = page.locator('#main-header').getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await eventually(() => menu.isVisible()).toBe(true)
    await eventually(() => menu.evaluate((each) => Math.round(innerWidth - each.getBoundingClientRect().right))).toBe(0)
    await eventually(() => page.evaluate(() => document.activeElement?.closest('.et_slide_in_menu_container') !== null)).toBe(true)
    const seen = new Set<string>()
    for (let step = 0; step < 14; step += 1) {
      seen.add(await page.evaluate(() => (document.activeElement?.closest('.et_slide_in_menu_container') ? 'menu' : (document.activeElement === document.body ? '' : document.activeElement?.className ?? ''))))
      await page.keyboard.press('Tab')
    }
    expect([...seen].filter((where) => where !== 'menu' && where !== '' && !where.includes('et_toggle_'))).toEqual([])
    const paper = menu.getByRole('button', { name: 'Paper' })
    await paper.focus()
    await page.keyboard.press(' ')
    await eventually(() => menu.getByRole('link', { name: 'Bond' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => menu.count()).toBe(0)
    expect([await focused(page), await toggle.getAttribute('aria-expanded'), pageErrors]).toEqual(['Menu', 'false', []])
    await eventually(() => page.locator('.et_slide_in_menu_container').isVisible()).toBe(false)
    await stopTillkit(page)
    expect([await page.locator('[inert],[role="dialog"],.et_mobile_menu_arrow').count(), printed]).toEqual([0, 0])
  })
})
