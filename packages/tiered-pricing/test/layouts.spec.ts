import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DisplayType, Generation, Settings } from '@tillkit/testing'
import { stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { activeTier, enter, expectCase3, openF1, priceOf, S, settled } from './helpers.ts'
import { lastUpdate } from './updates.ts'

const shop = useShop()

/** Every layout of both generations, and the styles whose markup differs. */
const layouts: ReadonlyArray<{ generation: Generation; displayType: DisplayType; settings?: Partial<Settings> }> = [
  { generation: '5.4', displayType: 'table' },
  { generation: '5.4', displayType: 'horizontal-table' },
  { generation: '5.4', displayType: 'plain-text' },
  { generation: '5.4', displayType: 'dropdown' },
  { generation: '5.4', displayType: 'blocks', settings: { blocks_style: 'style-1' } },
  { generation: '5.4', displayType: 'options', settings: { options_style: 'style-3' } },
  { generation: '5.4', displayType: 'tooltip' },
  { generation: '7.x', displayType: 'table', settings: { table_style: 'style-4', compact_layout: 'yes' } },
  { generation: '7.x', displayType: 'horizontal-table' },
  { generation: '7.x', displayType: 'plain-text', settings: { plain_text_show_default_option: false } },
  { generation: '7.x', displayType: 'dropdown' },
  { generation: '7.x', displayType: 'blocks', settings: { blocks_style: 'style-3' } },
  { generation: '7.x', displayType: 'options', settings: { options_show_default_option: false } },
  { generation: '7.x', displayType: 'tooltip' },
]

/** The live HTML of `main`, and what the server printed there. */
function mainHtml(page: Page): Promise<{ live: string; printed: string }> {
  return page.evaluate(async () => {
    const text = await (await fetch(location.href)).text()
    const printed = new DOMParser().parseFromString(text, 'text/html')
    return {
      live: document.querySelector('main')?.innerHTML ?? '',
      printed: printed.querySelector('main')?.innerHTML ?? '',
    }
  })
}

describe.each(layouts)('$displayType of generation $generation', (layout) => {
  it.each([false, true])('follows the quantity and gives the server\'s HTML back (premium: %s)', async (premium) => {
    const { page, pageErrors, consoleErrors } = await openF1(shop, { ...layout, premium })
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)
    await settled(page)
    expect(await lastUpdate(page)).toMatchObject({ price: 9, quantity: 10, productId: 10, parentId: 10 })
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    const { live, printed } = await mainHtml(page)
    expect(live).toBe(printed)
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })
})
