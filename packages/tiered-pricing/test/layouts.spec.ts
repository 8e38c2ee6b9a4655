import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { activeTier, enter, expectCase3, openF1, priceOf, S, settled } from './helpers.ts'
import { LAYOUTS } from './layout-table.ts'
import { lastUpdate } from './updates.ts'

const shop = useShop()

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

// The other half, with premium where these are without and the reverse, is in src/tiered-pricing.layouts.test.ts: nothing of it needs a layout.
describe.each(LAYOUTS)('$displayType of generation $generation, premium: $premium', (layout) => {
  it('follows the quantity and gives the server\'s HTML back', async () => {
    const { page, pageErrors, consoleErrors } = await openF1(shop, layout)
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
