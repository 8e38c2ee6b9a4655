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
  rawHtml,
  S,
  settled,
  summaryOf,
  tables,
  youSaveOf,
  mainPrice,
} from './helpers.ts'
import { firstUpdate, lastUpdate, updatesOf } from './updates.ts'
import { eventually } from './eventually.ts'

const shop = useShop()

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

  it('stays at the base tier one below the first rule [tiered-pricing#2]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 9)
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await summaryOf(page)).toMatchObject({ visible: true, qty: '9', total: A('90.00') })
    expect(await youSaveOf(page)).toEqual(hidden)
  })

  it('reaches a tier at its exact quantity [tiered-pricing#3]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)
  })

  it('stays in a tier up to one below the next [tiered-pricing#4]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 49)
    expect(await activeTier(page)).toEqual([10])
    expect(await summaryOf(page)).toMatchObject({ total: A('441.00') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('49.00') })
  })

  it('reaches the second tier [tiered-pricing#5]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 50)
    expect(await activeTier(page)).toEqual([50])
    expect(await priceOf(page)).toBe(S('10.00', '8.00'))
    expect(await summaryOf(page)).toMatchObject({ total: A('400.00') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('100.00'), discount: '20' })
  })

  it('reaches the last tier, with pence [tiered-pricing#6]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 100)
    expect(await activeTier(page)).toEqual([100])
    expect(await priceOf(page)).toBe(S('10.00', '7.50'))
    expect(await summaryOf(page)).toMatchObject({ total: A('750.00') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('250.00'), discount: '25' })
  })

  it('writes thousands with separators [tiered-pricing#7]', async () => {
    const { page } = await openF1(shop, table)
    await enter(page, 1000)
    expect(await activeTier(page)).toEqual([100])
    expect(await summaryOf(page)).toMatchObject({ qty: '1,000', total: A('7,500.00') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('2,500.00') })
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

  it('does not round a fraction up into a tier (bug 13) [tiered-pricing#13]', async () => {
    const { page } = await openF1(shop, { ...table, quantity: { step: 'any' } })
    await enter(page, '9.99')
    expect(await activeTier(page)).toEqual([1])
    expect(await summaryOf(page)).toMatchObject({ qty: '9.99', total: A('99.90') })
  })

  it('keeps a fraction inside its tier (bug 13) [tiered-pricing#14]', async () => {
    const { page } = await openF1(shop, { ...table, quantity: { step: 'any' } })
    await enter(page, '10.5')
    expect(await activeTier(page)).toEqual([10])
    expect(await summaryOf(page)).toMatchObject({ qty: '10.5', total: A('94.50') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('10.50') })
  })

  it('rounds half a penny up (bug 11) [tiered-pricing#15]', async () => {
    const product = { ...F1, price: 1.15, regularPrice: 1.15, rules: { 10: 1 } }
    const { page } = await openProduct(shop, product, { ...table, quantity: { step: 'any' } })
    await enter(page, '1.5')
    expect(await summaryOf(page)).toMatchObject({ total: A('1.73') })
  })

  it('floors the exact percentage (bug 11) [tiered-pricing#16]', async () => {
    const { page } = await openProduct(shop, { ...F1, rules: { 10: 9.3 } }, table)
    await enter(page, 10)
    expect(await youSaveOf(page)).toEqual({ visible: true, price: A('0.70'), total: A('7.00'), discount: '7' })
  })

  it('shows the tier price alone when it is not to look like a discount [tiered-pricing#17]', async () => {
    const settings = { ...table.settings, show_tiered_price_as_discount: false }
    const { page } = await openF1(shop, { ...table, settings })
    await enter(page, 10)
    expect(await priceOf(page)).toBe(A('9.00'))
    await expectCase3(page)
  })

  it('leaves the price alone when it is not to be updated [tiered-pricing#18]', async () => {
    const settings = { ...table.settings, update_price_on_product_page: false }
    const { page } = await openF1(shop, { ...table, settings, open: { waitForMount: false } })
    const before = await page.locator(mainPrice).evaluateHandle((container) => container.firstElementChild)
    const html = await rawHtml(page, mainPrice)
    await eventually(() => summaryOf(page)).toMatchObject({ visible: true })
    await enter(page, 10)
    expect(await rawHtml(page, mainPrice)).toBe(html)
    expect(await before.evaluate((node) => node?.isConnected)).toBe(true)
    expect(await activeTier(page)).toEqual([10])
    await expectCase3(page)
  })

  it('leaves a static price, or one without rules, alone [tiered-pricing#19]', async () => {
    for (const priceType of ['static', 'no-rules'] as const) {
      const { page } = await openF1(shop, { ...table, priceType, open: { waitForMount: false } })
      const html = await rawHtml(page, mainPrice)
      await eventually(() => summaryOf(page)).toMatchObject({ visible: true })
      await enter(page, 10)
      expect(await rawHtml(page, mainPrice)).toBe(html)
      expect(await activeTier(page)).toEqual([10])
      await expectCase3(page)
    }
  })
})
