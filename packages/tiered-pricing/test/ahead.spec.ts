import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest, useShop } from '@tillkit/testing'
import { eventually } from './eventually.ts'
import { openF1 } from './helpers.ts'

const shop = useShop()
const ICON = '.tiered-pricing-tooltip-icon'
const TIP = '.tiered-pricing-tooltip'

/** Opens a product whose tiers stand in a tooltip. */
function openTooltipPage(before?: (page: Page) => Promise<unknown>) {
  return openF1(shop, { generation: '7.x', displayType: 'tooltip', open: before ? { before } : {} })
}

/** The files of ours that have come, by name. */
function files(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tillkit/')).map(({ name }) => name.split('/').pop() ?? ''),
  )
}

const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

describe("the code of a tooltip's first opening", () => {
  it('comes when the pointer comes to the price, before anybody has asked, and not before', async () => {
    const { page, pageErrors } = await openTooltipPage()
    await atRest(page, shop.server)
    for (const file of ['react.js', 'popups.js']) expect(await files(page)).not.toContain(file)
    await page.locator(`:has(> ${ICON})`).last().dispatchEvent('pointerover')
    await eventually(() => files(page)).toEqual(expect.arrayContaining(['react.js', 'popups.js', 'tiered-pricing.TierTooltip.js']))
    expect(await page.locator(TIP).count()).toBe(0)
    await page.locator(ICON).focus()
    await eventually(() => page.locator(TIP).isVisible()).toBe(true)
    expect(pageErrors).toEqual([])
  })

  it('comes with the opening where the shopper saves data', async () => {
    const { page } = await openTooltipPage(savesData)
    await atRest(page, shop.server)
    await page.locator(`:has(> ${ICON})`).last().dispatchEvent('pointerover')
    expect(await files(page)).not.toContain('react.js')
    await page.locator(ICON).focus()
    await eventually(() => page.locator(TIP).isVisible()).toBe(true)
    expect(await files(page)).toContain('react.js')
  })

  it('is asked for in one step: what the part stands on does not wait for the part', async () => {
    const held: Route[] = []
    const { page } = await openTooltipPage(async (page) => {
      await savesData(page)
      await page.route('**/tiered-pricing.TierTooltip.js', (route) => void held.push(route))
    })
    await page.locator(ICON).focus()
    await eventually(() => files(page)).toEqual(expect.arrayContaining(['react.js', 'popups.js']))
    expect(held).toHaveLength(1)
    expect(await page.locator(TIP).count()).toBe(0)
    await held[0]?.continue()
    await eventually(() => page.locator(TIP).isVisible()).toBe(true)
  })

  it('is given up by Escape while it is on its way, but not where somebody else has answered that, or it gives up a word', async () => {
    const held: Route[] = []
    const { page } = await openTooltipPage(async (page) => {
      await savesData(page)
      await page.route('**/tiered-pricing.TierTooltip.js', (route) => void held.push(route))
    })
    const icon = page.locator(ICON)
    const expanded = () => icon.getAttribute('aria-expanded')
    await icon.hover()
    await eventually(expanded).toBe('true')
    await page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true }))
    await page.keyboard.press('Escape')
    expect(await expanded()).toBe('true')
    // Safari says so by the key's code alone.
    await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, keyCode: 229 } as KeyboardEventInit)))
    expect(await expanded()).toBe('true')
    await page.keyboard.press('Escape')
    expect(await expanded()).toBe('false')
    await eventually(() => held.length).toBe(1)
    await held[0]?.continue()
    await eventually(() => files(page)).toContain('tiered-pricing.TierTooltip.js')
    await page.locator('.qty').first().focus()
    await icon.focus()
    await eventually(() => page.locator(TIP).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => page.locator(TIP).isVisible()).toBe(false)
  })
})
