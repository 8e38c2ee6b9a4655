import { dottedPageHtml, headerMobileMenuHtml, menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openMenus } from './menu-page.ts'
import { openTheme } from './theme-page.ts'

const shop = useShop()

describe('page chrome in a window of 320 by 256 px, as at a zoom of 400 %', () => {
  it('has its menu open and all of it in reach by keyboard, and the page no wider than the window', async () => {
    const html = themePageHtml({ navigation: headerMobileMenuHtml(), menu: menuEntriesHtml(), content: '<div style="height: 900px">Words</div>' })
    const { page, pageErrors } = await openMenus(shop, { html, before: (next) => next.setViewportSize({ width: 320, height: 256 }) })
    await page.locator('.mobile_nav .mobile_menu_bar[aria-expanded]').press('Enter')
    await eventually(() => page.locator('#mobile_menu').isVisible()).toBe(true)
    // While it opens its end is cut off: what has the focus there comes into the window once all of it is there.
    await eventually(() => page.locator('#mobile_menu').evaluate((list) => list.getAnimations().length)).toBe(0)
    const last = page.locator('#mobile_menu a').last()
    await last.focus()
    await eventually(() => last.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })).toBe(true)
    expect([await page.evaluate(() => document.documentElement.scrollWidth), pageErrors, await tillkitErrors(page)]).toEqual([320, [], []])
  })
})

describe('a header in a frame', () => {
  it('becomes the small one when the frame is scrolled, and links into its page lead there beneath it', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(4).replace('Part 1</h2>', 'Part 1</h2><a id="link" href="#part-3">Third</a>') })
    const address = page.url()
    await page.evaluate((src) => {
      document.body.innerHTML = `<iframe id="frame" src="${src}?framed" style="width: 1200px; height: 600px"></iframe>`
    }, address)
    const frame = page.frameLocator('#frame')
    await frame.locator('#main-header[data-height-loaded]').waitFor()
    await frame.locator('html').evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    await frame.locator('#main-header.et-fixed-header').waitFor()
    await frame.locator('#link').evaluate((link: HTMLElement) => link.click())
    await eventually(() => frame.locator('#part-3').evaluate((part) => part === document.activeElement)).toBe(true)
    const off = await frame.locator('#part-3').evaluate((part) => part.getBoundingClientRect().top - (document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0))
    expect(Math.abs(off)).toBeLessThanOrEqual(1)
  })
})
