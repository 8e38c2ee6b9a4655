import { readFileSync } from 'node:fs'
import { callButtonHtml, cartGlobalsScript, LINES, miniCartHtml, useShop } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()
const sheetOf = (name: string) => readFileSync(new URL(`../../fixtures/src/styles/${name}.css`, import.meta.url), 'utf8')
/** The plugins' own sheets, which stay on a page, and ours. */
const HEAD = `<style>${sheetOf('mini-cart-styles')}${sheetOf('window-edges')}</style><link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`
const BUTTON = '#callnowbutton'

/** What a finger meets in the middle of the button's place. */
const met = (page: Page) => page.evaluate((selector) => {
  const { left, top, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(selector) !== null
}, BUTTON)

it('stays in the middle of the window\'s lower edge, and off an open cart [marketing-reviews-consent-notices#27]', async () => {
  const main = `<header style="height: 60px">${miniCartHtml({ lines: LINES })}</header><p style="height: 3000px">Below</p>${callButtonHtml('middle')}`
  const { page } = await shop.openFixture({ path: '/shop/', main, globals: cartGlobalsScript({ woocommerce: true }), head: HEAD })
  expect(await page.getAttribute(BUTTON, 'href')).toBe('tel:+441130000000')
  for (const width of [320, 390, 650, 651, 980, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    for (const top of [0, 900]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const [box, position] = await page.locator(BUTTON).evaluate((element) => [element.getBoundingClientRect().toJSON() as DOMRect, getComputedStyle(element).position] as const)
      expect([position, 700 - box.bottom], String(width)).toEqual(['fixed', 15])
      expect(Math.abs(box.left + box.width / 2 - (await page.evaluate(() => document.documentElement.clientWidth)) / 2), String(width)).toBeLessThanOrEqual(1)
      expect(await met(page), String(width)).toBe(true)
    }
  }
  // On a phone the open cart is as wide as the window.
  await page.setViewportSize({ width: 390, height: 700 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('.dswcp-cart-link').click()
  const cart = page.locator('.dswcp-side-cart.dswcp-show-side-cart')
  await cart.waitFor()
  await page.waitForFunction(() => document.querySelector('.dswcp-side-cart')?.getAnimations().every(({ playState }) => playState === 'finished'))
  expect([await page.isVisible(BUTTON), await met(page)]).toEqual([false, false])
  await page.keyboard.press('Escape')
  await page.locator(BUTTON).waitFor()
  expect(await met(page)).toBe(true)
})
