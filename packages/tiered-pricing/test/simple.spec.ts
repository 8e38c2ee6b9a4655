import { describe, expect, it } from 'vitest'
import { F1, useShop } from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  expectCase3,
  hidden,
  openF1,
  openProduct,
  priceOf,
  quantityField,
  S,
  settled,
  summaryOf,
  tables,
  youSaveOf,
} from './helpers.ts'
import { firstUpdate, lastUpdate, updatesOf } from './updates.ts'
import { eventually } from './eventually.ts'

const shop = useShop()

// What is typed as a shopper types it. What follows from a quantity is in src/tiered-pricing.prices.test.ts.

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

  it('reaches a tier at its exact quantity [tiered-pricing#3]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)
  })

  it('goes back down, with one row active at each step [tiered-pricing#8]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await youSaveOf(page)).toMatchObject({ visible: true })
    await enter(page, 9)
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await youSaveOf(page)).toEqual(hidden)
  })

  it('counts an empty, zero or negative quantity as 1 and leaves the field alone [tiered-pricing#9]', async () => {
    const { page } = await openF1(shop, table)
    for (const text of ['', '0', '-5']) {
      await enter(page, 10)
      await enter(page, text)
      expect(await activeTier(page)).toEqual([1])
      expect(await priceOf(page)).toBe(A('10.00'))
      expect(await summaryOf(page)).toMatchObject({
        visible: true,
        qty: '1',
        unit: A('10.00'),
        old: '',
        total: A('10.00'),
      })
      expect(await youSaveOf(page)).toEqual(hidden)
      expect(await quantityField(page).inputValue()).toBe(text)
      await eventually(async () => (await lastUpdate(page))?.pricing).toMatchObject({ tieredQuantity: 1, eventQuantity: 1 })
    }
  })

  it('counts letters as 1 [tiered-pricing#10]', async () => {
    const { page } = await openF1(shop, { ...table, quantity: { type: 'text' } })
    await enter(page, 10)
    await enter(page, 'abc')
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await summaryOf(page)).toMatchObject({
      visible: true,
      qty: '1',
      unit: A('10.00'),
      old: '',
      total: A('10.00'),
    })
    expect(await quantityField(page).inputValue()).toBe('abc')
  })

  it('reads a number with an exponent [tiered-pricing#11]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, '1e2')
    expect(await activeTier(page)).toEqual([100])
    expect(await summaryOf(page)).toMatchObject({ total: A('750.00') })
  })

  it('multiplies a fraction exactly and shows it as typed (bugs 11, 13) [tiered-pricing#12]', async () => {
    const { page } = await openF1(shop, { ...table, quantity: { step: 'any' } })
    await enter(page, '2.5')
    expect(await activeTier(page)).toEqual([1])
    expect(await summaryOf(page)).toMatchObject({ qty: '2.5', total: A('25.00') })

    const dear = { ...F1, price: 19.99, regularPrice: 19.99 }
    const { page: other } = await openProduct(shop, dear, { ...table, quantity: { step: 'any' } })
    await enter(other, '2.5')
    expect(await summaryOf(other)).toMatchObject({ total: A('49.98') })
  })
})
