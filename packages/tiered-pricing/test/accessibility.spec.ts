import { DISPLAY_TYPES, heldTimers, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { activeTier, enter, openF1, quantityField, settled } from './helpers.ts'
import { expectFollowed, expectGivenBack } from './layout-pages.ts'

const shop = useShop()

/** Layouts whose tier in force is told by its colours. */
const FORCED: readonly string[] = ['table', 'horizontal-table', 'options', 'blocks']

/** One tier looks unlike the others where the system forces its colours. */
async function expectMarkedInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const backgrounds = await page.locator('.tpt__tiered-pricing [data-tiered-quantity]').evaluateAll((rows) =>
    rows.map((row) => getComputedStyle(row.querySelector('td, .tiered-pricing-horizontal-table-cell') ?? row).backgroundColor),
  )
  // White that is painted differs from none, and looks the same.
  const highlight = await page.evaluate(() => {
    const sample = document.createElement('div')
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight'
    document.body.append(sample)
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  })
  expect(backgrounds.map((one) => one === highlight)).toEqual([false, true, false, false])
}

describe('accessibility', () => {
  // What a checker may find is looked for in the stories: each layout of both generations, with premium and without, in every style.
  it.each(DISPLAY_TYPES)('%s, 5.4, premium false, follows the quantity, is marked in forced colours, and gives the server\'s HTML back', async (displayType) => {
    const { page, pageErrors, consoleErrors } = await openF1(shop, { displayType, generation: '5.4', premium: false })
    await expectFollowed(page)
    if (FORCED.includes(displayType)) await expectMarkedInForcedColours(page)
    await expectGivenBack(page)
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })

  it.each(['table', 'horizontal-table', 'plain-text', 'blocks', 'options'] as const)(
    'picks tiers in %s by keyboard alone (bug 14)',
    async (displayType) => {
      const { page } = await openF1(shop, { displayType, generation: '7.x', premium: true })
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-tiered-quantity'))
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('1')
      await page.keyboard.press('ArrowDown')
      expect(await focused()).toBe('10')
      expect(await quantityField(page).inputValue()).toBe('10')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowLeft')
      expect(await quantityField(page).inputValue()).toBe('1')
      await page.keyboard.press('ArrowUp')
      expect(await focused()).toBe('100')
      expect(await activeTier(page)).toEqual([100])
      expect(await page.locator('[role="radio"][aria-checked="true"]').count()).toBe(1)
      const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
      expect(ring).toBe('solid')
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(null)
    },
  )

  it('says a new unit price once, not at load, and only the last while the shopper types (bug 15)', async () => {
    const debounce = heldTimers(300, 400)
    const { page } = await openF1(shop, { generation: '7.x', open: { before: debounce.before } })
    await page.evaluate(() => {
      const said: string[] = []
      Reflect.set(window, 'said', said)
      new MutationObserver((records) => {
        const texts = records.flatMap(({ target }) => (target instanceof Element && target.matches('.tillkit-announcer') && target.textContent) || [])
        said.push(...texts.slice(-1))
      }).observe(document, { childList: true, subtree: true })
    })
    const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[])
    await settled(page)
    expect(await said()).toEqual([])
    const current = () => page.locator('[aria-current="true"]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tiered-quantity')))
    expect(await current()).toEqual(['1'])
    await enter(page, 100)
    expect(await current()).toEqual(['100'])
    await page.locator('.tillkit-announcer').waitFor({ state: 'attached' })
    await debounce.runOut(page)
    await expect.poll(said).toEqual(['£7.50 each for 100'])
    await enter(page, 120)
    await enter(page, 50)
    await debounce.runOut(page)
    await expect.poll(said).toEqual(['£7.50 each for 100', '£8.00 each for 50'])
    expect(await page.locator('.tillkit-announcer').getAttribute('aria-live')).toBe('polite')
  })

  it('speaks inside an open modal dialog, where the rest of the page is silent', async () => {
    const { page } = await openF1(shop, { generation: '7.x' })
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.append(...document.querySelectorAll('main > *'))
      document.body.append(dialog)
      dialog.showModal()
    })
    await enter(page, 10)
    await page.locator('dialog .tillkit-announcer', { hasText: '£9.00 each for 10' }).waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      dialog?.close()
      document.querySelector('main')?.append(...(dialog?.querySelectorAll(':scope > :not(tillkit-slot)') ?? []))
    })
    await enter(page, 50)
    await page.locator('body > tillkit-slot > .tillkit-announcer', { hasText: '£8.00 each for 50' }).waitFor({ state: 'attached' })
  })

  it('lets keys scroll a horizontal table that is wider than the phone', async () => {
    const setup = { displayType: 'horizontal-table', generation: '5.4', open: { width: 320 } } as const
    const { page } = await openF1(shop, setup)
    const table = page.locator('.tiered-pricing-horizontal-table')
    await expect.poll(() => table.getAttribute('tabindex')).toBe('0')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(() => table.getAttribute('tabindex')).toBe(null)
  })

  it('opens the price table by touch and closes it by a touch elsewhere (bug 6)', async () => {
    const { page } = await openF1(shop, { displayType: 'tooltip', generation: '7.x', open: { touch: true, width: 390 } })
    const tip = page.locator('[role="tooltip"]')
    await page.locator('.tiered-pricing-tooltip-icon').tap()
    await tip.waitFor()
    const box = await tip.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    await page.touchscreen.tap(5, 5)
    await tip.waitFor({ state: 'detached' })
  })
})
