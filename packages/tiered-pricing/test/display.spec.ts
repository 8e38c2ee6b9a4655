import { describe, expect, it } from 'vitest'
import type { Generation } from '@tillkit/testing'
import { GENERATIONS, useShop } from '@tillkit/testing'
import { activeTier, enter, expectCase3, openF1, priceOf, S } from './helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()

describe.each(['7.x'] as const)('hidden and missing layouts, generation %s', (generation) => {
  it('works for a wrapper that is not displayed [tiered-pricing#64]', async () => {
    const { page } = await openF1(shop, { generation, settings: { display: false } })
    expect(await page.locator('.tpt__tiered-pricing').isVisible()).toBe(false)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)
    expect(await page.locator('.tpt__tiered-pricing').isVisible()).toBe(false)
  })
})

describe('horizontal table', () => {
  const label = 'Quantity that you want to have<br>delivered with one order'
  const widths = [1280, 600]

  it.each(GENERATIONS)('aligns its rows across columns, generation %s [tiered-pricing#63]', async (generation) => {
    const { page } = await openF1(shop, {
      generation,
      displayType: 'horizontal-table',
      settings: { quantity_column_title: label },
      open: { width: 900 },
    })
    const rows = () =>
      page.evaluate(() =>
        ['quantity', 'discount', 'price'].map((kind) => {
          const cells = [...document.querySelectorAll(`.tiered-pricing-horizontal-table-cell--${kind}`)]
          const boxes = cells.map((cell) => cell.getBoundingClientRect())
          return {
            count: cells.length,
            tops: new Set(boxes.map(({ top }) => Math.round(top))).size,
            bottoms: new Set(boxes.map(({ bottom }) => Math.round(bottom))).size,
          }
        }),
      )
    const aligned = Array(3).fill({ count: 5, tops: 1, bottoms: 1 })
    expect(await rows()).toEqual(aligned)
    const active = page.locator('.tiered-pricing-horizontal-table .tiered-pricing--active')
    expect(await active.count()).toBe(1)
    expect(await active.getAttribute('class')).toContain('tiered-pricing-horizontal-table__values')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await rows()).toEqual(aligned)
    }
    await enter(page, 50)
    expect(await activeTier(page)).toEqual([50])
    expect(await active.count()).toBe(1)
    expect(await rows()).toEqual(aligned)
  })
})

describe('tooltip', () => {
  const head = '<style>main { padding: 420px }</style>'
  const TIP = '.tiered-pricing-tooltip'
  const ICON = '.tiered-pricing-tooltip-icon'
  const colours: Record<Generation, string> = { '5.4': 'rgb(150, 89, 138)', '7.x': 'rgb(56, 88, 233)' }

  it.each(GENERATIONS)('shows the table above its icon, generation %s (bug 6) [tiered-pricing#62]', async (generation) => {
    const { page } = await openF1(shop, { generation, displayType: 'tooltip', open: { head, height: 1400 } })
    await enter(page, 10)
    const tip = page.locator(TIP)
    const shown = () => tip.isVisible()
    const icon = page.locator(ICON)
    expect(await shown()).toBe(false)

    await icon.hover()
    await eventually(shown).toBe(true)
    expect(await tip.locator('[data-tiered-quantity]').count()).toBe(4)
    expect(await activeTier(page, TIP)).toEqual([10])
    const border = await tip.locator('table').evaluate((table) => getComputedStyle(table).border)
    expect(border).toBe(`2px solid ${colours[generation]}`)
    const [box, anchor] = await Promise.all([tip.boundingBox(), icon.boundingBox()])
    if (!box || !anchor) throw new Error('no box')
    expect(Math.abs(box.x + box.width / 2 - (anchor.x + anchor.width / 2))).toBeLessThan(2)
    expect(box.y + box.height).toBeLessThanOrEqual(anchor.y)
    // Its bottom edge stands 40 px above the icon's.
    expect(Math.abs(box.y + box.height - (anchor.y + anchor.height - 40))).toBeLessThan(2)
    await page.mouse.move(5, 5)
    await eventually(shown).toBe(false)

    const trigger = page.locator(`${ICON}[tabindex="0"], ${ICON} [tabindex="0"], ${ICON} button, button:has(${ICON})`)
    await trigger.first().focus()
    await eventually(shown).toBe(true)
    expect(await activeTier(page, TIP)).toEqual([10])
    await page.keyboard.press('Escape')
    await eventually(shown).toBe(false)
    await trigger.first().blur()
    await trigger.first().focus()
    await eventually(shown).toBe(true)
    await trigger.first().blur()
    await eventually(shown).toBe(false)
    expect(await page.locator('.tpt__tiered-pricing').isVisible()).toBe(false)
    expect(await page.locator('.tpt__tiered-pricing').getAttribute('class')).toContain('tpt__hidden')
  })
})
