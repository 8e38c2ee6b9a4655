import { describe, expect, it } from 'vitest'
import { useShop } from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  expectCase3,
  hidden,
  openF1,
  priceOf,
  quantityField,
  S,
  settled,
  summaryOf,
  tables,
  youSaveOf,
} from './helpers.ts'
import { firstUpdate, updatesOf } from './updates.ts'

const shop = useShop()

// What follows from a quantity is in src/tiered-pricing.prices.test.ts; each layout of both generations in layouts.spec.ts and accessibility.spec.ts.

describe.each(tables)('quantities of a simple product, generation $generation', (table) => {
  it('shows the base tier at quantity 1 and tells it once (bug 22) [tiered-pricing#1]', async () => {
    const { page } = await openF1(shop, table)
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await summaryOf(page)).toMatchObject({
      visible: true,
      qty: '1',
      name: 'Roll',
      unit: A('10.00'),
      old: '',
      total: A('10.00'),
    })
    expect(await youSaveOf(page)).toEqual(hidden)
    const update = await firstUpdate(page)
    await settled(page)
    expect(await updatesOf(page)).toEqual([update])
    expect(update.pricing).toMatchObject({ tieredQuantity: 1, eventQuantity: 1 })
  })
})

describe.each([tables[1]])('what is typed key by key, generation $generation', (table) => {
  it('reaches a tier at its exact quantity [tiered-pricing#3]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)
  })

  it('is a number at each key, or counts as 1, and stays in its field', async () => {
    const { page } = await openF1(shop, { ...table, quantity: { step: 'any' } })
    for (const [text, tier, qty] of [['9', 1, '9'], ['', 1, '1'], ['0', 1, '1'], ['-5', 1, '1'], ['1e2', 100, '100'], ['2.5', 1, '2.5']] as const) {
      await enter(page, 10)
      expect(await activeTier(page), text).toEqual([10])
      await enter(page, text)
      expect(await activeTier(page), text).toEqual([tier])
      expect(await summaryOf(page)).toMatchObject({ visible: true, qty })
      expect(await quantityField(page).inputValue()).toBe(text)
    }
    expect(await priceOf(page)).toBe(A('10.00'))
  })
})
