import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useShop } from '@tillkit/testing'
import { activeTier, openF1, quantityField, settled } from './helpers.ts'
import { forgetUpdates, updatesOf } from './updates.ts'

const shop = useShop()

// A row of 5.4 is clicked in bugs-shown.spec.ts.
describe.each(['7.x'] as const)('clicking a tier, generation %s', (generation) => {
  /** Counts the change events that other scripts see on the field, through jQuery and natively. */
  async function countChanges(page: Page): Promise<() => Promise<{ jquery: number; native: number }>> {
    await quantityField(page).evaluate((field) => {
      const seen = { jquery: 0, native: 0 }
      Object.assign(window, { changes: seen })
      field.addEventListener('change', () => (seen.native += 1))
      jQuery(field).on('change', () => {
        seen.jquery += 1
      })
    })
    return () => page.evaluate(() => (window as unknown as { changes: { jquery: number; native: number } }).changes)
  }

  it('sets the quantity by a click inside a row, in premium only (bug 14) [tiered-pricing#41]', async () => {
    const cell = '[data-tiered-quantity="50"] td:last-child .woocommerce-Price-amount'
    const { page } = await openF1(shop, { generation, premium: true })
    await settled(page)
    const changes = await countChanges(page)
    await page.locator(cell).click()
    expect(await quantityField(page).inputValue()).toBe('50')
    expect(await changes()).toMatchObject({ jquery: 1 })
    expect(await activeTier(page)).toEqual([50])

    const { page: free } = await openF1(shop, { generation, premium: false })
    await settled(free)
    await forgetUpdates(free)
    await free.locator(cell).click()
    expect(await quantityField(free).inputValue()).toBe('1')
    expect(await activeTier(free)).toEqual([1])
    expect(await updatesOf(free)).toEqual([])
    const cursor = await free.locator(cell).evaluate((node) => getComputedStyle(node).cursor)
    expect(['auto', 'default', 'text']).toContain(cursor)

    const { page: limited } = await openF1(shop, { generation, premium: true, quantity: { max: 40 } })
    await limited.locator(cell).click()
    expect(await quantityField(limited).inputValue()).toBe('40')
    expect(await activeTier(limited)).toEqual([10])
  })
})
