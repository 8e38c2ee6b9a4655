import { themePageHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openTheme } from './theme-page.ts'

const shop = useShop()

describe('a page of the theme\'s without any of its modules', () => {
  it('has the theme\'s functions for scripts of others, also one that scrolls', async () => {
    const { page, pageErrors } = await openTheme(shop, { html: themePageHtml({ content: '<div style="height: 3000px"></div><p id="there">There</p>' }), bodyClass: 'et_divi_theme et_fixed_nav' })
    const kinds = () => page.evaluate(() => ['et_pb_init_modules', 'et_pb_slider_init', 'et_pb_smooth_scroll', 'et_duplicate_menu'].map((name) => typeof Reflect.get(window, name)))
    await eventually(kinds).toEqual(['function', 'function', 'function', 'function'])
    await page.evaluate(() => {
      for (const [name, ...args] of [['et_pb_slider_init'], ['et_pb_init_modules'], ['et_pb_smooth_scroll', '#there', false, 100]] as const) (Reflect.get(window, name) as (...given: unknown[]) => unknown)(...args)
    })
    await eventually(() => page.evaluate(() => scrollY > 1000)).toBe(true)
    expect([pageErrors, await tillkitErrors(page)]).toEqual([[], []])
  })

  it('has advertisements in its footer as wide as their column', async () => {
    const ad = '<div class="footer-widget" style="width: 250px"><div class="widget_adsensewidget"><ins style="display: inline-block; width: 728px; height: 90px">Ad</ins></div></div>'
    const { page } = await openTheme(shop, { html: themePageHtml({ content: ad }) })
    await eventually(() => page.locator('ins').evaluate((one) => one.getBoundingClientRect().width)).toBe(250)
  })
})
