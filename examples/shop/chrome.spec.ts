import { describe, expect, it } from 'vitest'
import { useOpenShop, visitPage } from './test-shop.ts'

const open = useOpenShop()

const visit = (path: string) => visitPage(open, path)

describe('pages with a header of the theme\'s', () => {
  it('has the header small, the dot and the way up when the page is scrolled, and leads up again', async () => {
    const { page, faults } = await visit('/headers/fixed/')
    await expect.poll(() => page.locator('.et_pb_side_nav a').count()).toBe(4)
    await page.mouse.wheel(0, 1800)
    await expect.poll(() => page.locator('#main-header.et-fixed-header').count()).toBe(1)
    await page.locator('.et_pb_scroll_top.et-visible').press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(faults).toEqual([])
  })

  it.each([['slide-in', '.et_toggle_slide_menu', 'et_pb_slide_menu_active'], ['fullscreen', '.et_toggle_fullscreen_menu', 'et_pb_fullscreen_menu_active']])(
    'opens the %s menu by its button and closes it by Escape, which gives the focus back',
    async (path, toggle, active) => {
      const { page, faults } = await visit(`/headers/${path}/`)
      const button = page.locator(`#main-header ${toggle}`)
      await button.press('Enter')
      await expect.poll(() => page.locator(`body.${active}`).count()).toBe(1)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator(`body.${active}`).count()).toBe(0)
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(faults).toEqual([])
    },
  )
})
