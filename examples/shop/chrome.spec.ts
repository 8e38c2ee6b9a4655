import { openSharedPage, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()

/** Opens a page of the shop, and tells what went wrong on it. */
async function visit(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await openSharedPage(open.browser)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  await page.goto(open.shop.address + path)
  await waitForMount(page)
  return { page, faults }
}

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
