import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { GENERATIONS, useShop } from '@tillkit/testing'
import { A, activeTier, enter, openF1, quantityField, rawHtml, settled } from './helpers.ts'
import { canonicalHtml } from './canonical.ts'
import { forgetUpdates, updatesOf } from './updates.ts'

const shop = useShop()

describe.each(GENERATIONS)('clicking a tier, generation %s', (generation) => {
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

  it('writes each option\'s total [tiered-pricing#42]', async () => {
    const { page } = await openF1(shop, { generation, displayType: 'options', premium: true })
    const totals = (name: string) =>
      page.locator(`.tiered-pricing-option-total__${name}`).evaluateAll(
        (nodes) => nodes.map((node) => node.innerHTML),
      )
    const canonical = async (name: string) => {
      const places = await page.locator(`.tiered-pricing-option-total__${name}`).all()
      return Promise.all(places.map((place) => place.evaluate(canonicalHtml)))
    }
    await enter(page, 2)
    expect(await totals('original_total')).toEqual(['', '', '', ''])
    expect(await canonical('discounted_total')).toEqual(Array(4).fill(A('20.00')))
    await enter(page, 10)
    expect(await canonical('original_total')).toEqual(Array(4).fill(`<del>${A('100.00')}</del>`))
    expect(await canonical('discounted_total')).toEqual(Array(4).fill(A('90.00')))
    expect(await rawHtml(page, '.tiered-pricing-option-total__label')).toBe('Total:')
  })
})
