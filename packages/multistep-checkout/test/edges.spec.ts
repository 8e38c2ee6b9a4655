import { readFileSync } from 'node:fs'
import { EDGE_NEIGHBOURS, storeNoticeHtml, stopTillkit, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { back, eventually, FULL, goOn, openSteps } from './steps-page.ts'

const shop = useShop()
const neighbours = readFileSync(new URL('../../fixtures/src/styles/window-edges.css', import.meta.url), 'utf8')
/** The theme's ground, and what the shop builder says of its buttons: more than a class of ours could. */
const SHEETS = `<style>${neighbours} body { margin: 0; background: #f6f3ea } .dswcp-checkout-steps-buttons-container.et_pb_section { position: relative; background-color: transparent; padding: 0 }
.input-text, select { width: 100%; box-sizing: border-box; height: 44px }</style>`
const ALL = Object.values(EDGE_NEIGHBOURS).map((print) => print()).join('')
const BAR = '.tillkit-steps-bar'

async function open(others: string, size: { width: number; height: number }) {
  const { page, ...rest } = await openSteps(shop, { ...FULL, ...size, head: SHEETS, bodyEnd: others })
  await page.locator(BAR).waitFor()
  await page.evaluate(() => {
    Object.assign(window, { shifted: [] })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[]) {
        for (const { node } of sources) if (node instanceof Element && node.closest('.tillkit-steps-bar')) (Reflect.get(window, 'shifted') as string[]).push(node.className)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { page, ...rest }
}

/** What lies over a button: at its middle, and just within its corners. */
const over = (page: Page, selector: string) => page.evaluate((name) => {
  const button = document.querySelector(name)
  if (!button) return ['nothing there']
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const places = [[(left + right) / 2, (top + bottom) / 2], ...[left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]))] as const
  return places.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)).filter((hit) => !hit || !button.contains(hit)).map((hit) => (hit ? hit.id || hit.className : 'out of sight'))
}, selector)
const CONTINUE = '.dswcp-button-continue'
const seen = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
const bottom = (page: Page) => page.locator(BAR).evaluate((bar) => innerHeight - bar.getBoundingClientRect().bottom)
const position = (page: Page) => page.locator(BAR).evaluate((bar) => getComputedStyle(bar).position)

describe('Continue on a phone', () => {
  it.each([['nobody', ''], ...Object.entries(EDGE_NEIGHBOURS).map(([name, print]) => [name, print()] as const), ['all of them', ALL]] as const)('can be pressed beside %s', async (_name, others) => {
    const { page } = await open(others, { width: 390, height: 660 })
    await eventually(() => over(page, CONTINUE)).toEqual([])
    expect(await position(page)).toBe('sticky')
    await goOn(page).click()
    await back(page).waitFor()
    await eventually(() => over(page, CONTINUE)).toEqual([])
    expect(await over(page, '.dswcp-button-back')).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'shifted') as unknown[])).toEqual([])
  })

  it.each([['alone', ''], ['beside all of them', ALL]] as const)('stands below its step again, %s, where a keyboard leaves no room, and can be pressed there', async (_name, others) => {
    const { page } = await open(others, { width: 390, height: 660 })
    await eventually(() => position(page)).toBe('sticky')
    await page.setViewportSize({ width: 390, height: 360 })
    await eventually(() => page.locator(BAR).evaluate((bar) => bar.classList.contains('tillkit-at-edge'))).toBe(false)
    await seen(page, CONTINUE)
    expect(await over(page, CONTINUE)).toEqual([])
  })

  it('can be pressed while neighbours come and go', async () => {
    const { page } = await open('', { width: 390, height: 660 })
    await eventually(() => bottom(page)).toBe(0)
    for (const print of Object.values(EDGE_NEIGHBOURS)) {
      await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', `<div id="late">${html}</div>`), print())
      await eventually(() => bottom(page)).toBeGreaterThan(30)
      expect(await over(page, CONTINUE)).toEqual([])
      await page.evaluate(() => document.getElementById('late')?.remove())
      await eventually(() => bottom(page)).toBe(0)
    }
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), storeNoticeHtml())
    await page.locator('.demo_store').evaluate((notice) => notice.style.setProperty('display', 'block'))
    await eventually(() => bottom(page)).toBeGreaterThan(30)
    expect(await page.evaluate(() => Reflect.get(window, 'shifted') as unknown[])).toEqual([])
  })

  it('has the page\'s ground under it, and no field beneath it has the focus', async () => {
    const { page } = await open(EDGE_NEIGHBOURS['store notice']?.() ?? '', { width: 390, height: 660 })
    await eventually(() => position(page)).toBe('sticky')
    expect(await page.locator(BAR).evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgb(246, 243, 234)')
    for (const field of await page.locator('.woocommerce-billing-fields .input-text').all()) {
      await field.focus()
      const gap = await page.evaluate((name) => (document.querySelector(name)?.getBoundingClientRect().top ?? 0) - (document.activeElement?.getBoundingClientRect().bottom ?? 0), BAR)
      // Pages are scrolled by whole pixels.
      expect(Math.round(gap)).toBeGreaterThanOrEqual(0)
    }
  })

  it('and its bar are taken back', async () => {
    const { page } = await open(ALL, { width: 390, height: 660 })
    await eventually(() => position(page)).toBe('sticky')
    await stopTillkit(page)
    expect(await page.locator('.dswcp-checkout-steps-buttons-container').evaluate((bar) => [bar.getAttribute('style'), bar.className.includes('tillkit')])).toEqual([null, false])
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull()
  })
})

it.each([['each of them', Object.values(EDGE_NEIGHBOURS).map((print) => print())], ['all of them', [ALL]]] as const)('in a wide window Continue stands below its step and can be pressed beside %s', async (_name, pages) => {
  for (const others of pages) {
    const { page } = await open(others, { width: 1280, height: 800 })
    expect(await position(page)).toBe('relative')
    await page.locator(CONTINUE).evaluate((button) => button.scrollIntoView({ block: 'center' }))
    expect(await over(page, CONTINUE)).toEqual([])
  }
})
