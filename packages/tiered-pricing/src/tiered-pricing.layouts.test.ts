import { F1, globalData, simpleProductMain, youSaveAll } from '@tillkit/fixtures'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it } from 'vitest'
import { enterQuantity, load } from './contract.fixtures.ts'
import { LAYOUTS } from '../test/layout-table.ts'

const SUMMARY = 'data-tier-pricing-table-summary'

let page: TestPage | undefined
afterEach(() => {
  jQuery(document).off('tiered_price_update')
  page?.close()
})

const text = (selector: string) => document.querySelector(selector)?.textContent.trim()
const texts = (prefix: string, names: readonly string[], suffix = '') => names.map((name) => text(`${prefix}${name}${suffix}`))

describe.each(LAYOUTS)('$displayType of generation $generation', (layout) => {
  it.each([false, true])('follows the quantity and gives the server\'s HTML back (premium: %s)', async (premium) => {
    const { generation } = layout
    page = await openTestPage(load, {
      html: simpleProductMain(F1, { ...layout, premium, summary: 'every', youSave: { template: youSaveAll } }),
      globals: { tieredPricingGlobalData: globalData({ generation, premium }) },
      jquery: true,
    })
    const updates: unknown[] = []
    jQuery(document).on('tiered_price_update', (_event, update: unknown) => updates.push(update))
    const printed = document.body.innerHTML
    await page.start()
    enterQuantity('10')
    await page.rest()
    const active = [...document.querySelectorAll('.tpt__tiered-pricing [data-price-rules] .tiered-pricing--active[data-tiered-quantity]')]
    expect(active.map((row) => row.getAttribute('data-tiered-quantity')?.trim())).toEqual(['10'])
    expect(texts('.summary > .price > .tiered-pricing-dynamic-price-wrapper ', ['del', 'ins'], ' .amount')).toEqual(['£10.00', '£9.00'])
    expect(texts(`[${SUMMARY}-`, ['product-qty', 'product-price', 'product-old-price', 'total'], ']')).toEqual(['10', '£9.00', '£10.00', '£90.00'])
    expect(texts('.tiered-pricing-you-save__', ['price', 'total', 'discount'])).toEqual(['£1.00', '£10.00', '10'])
    expect(updates.at(-1)).toMatchObject({ price: 9, quantity: 10, productId: 10, parentId: 10 })
    expect(page.errors).toEqual([])
    page.stop()
    expect(document.body.innerHTML).toBe(printed)
  })
})
