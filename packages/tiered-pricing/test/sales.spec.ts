import { describe, expect, it } from 'vitest'
import type { TieredProduct } from '@tillkit/testing'
import { EUR, F1, GBP, JPY, useShop } from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  expectCase3,
  hidden,
  mainPrice,
  openF1,
  openProduct,
  priceOf,
  S,
  summaryOf,
  tables,
  youSaveOf,
} from './helpers.ts'
import { lastUpdate } from './updates.ts'
import { eventually } from './eventually.ts'

const shop = useShop()

const onSale: TieredProduct = { ...F1, price: 8, regularPrice: 10, salePrice: 8, rules: { 10: 7 } }

describe.each(tables)('sales, generation $generation', (table) => {
  it('shows a running sale at the base tier [tiered-pricing#20]', async () => {
    const { page } = await openProduct(shop, onSale, table)
    await eventually(() => priceOf(page)).toBe(S('10.00', '8.00'))
    expect(await summaryOf(page)).toMatchObject({ visible: true, old: A('10.00') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, price: A('2.00') })
  })

  it('crosses out the regular price in a tier of a sale [tiered-pricing#21]', async () => {
    const { page } = await openProduct(shop, onSale, table)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '7.00'))
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('30.00'), discount: '30' })
  })

  it('counts the saving from the sale price when asked to [tiered-pricing#22]', async () => {
    const { page } = await openProduct(shop, onSale, { ...table, youSave: { considerSalePrice: false } })
    await enter(page, 10)
    expect(await youSaveOf(page)).toEqual({ visible: true, price: A('1.00'), total: A('10.00'), discount: '12' })
    await enter(page, 1)
    expect(await youSaveOf(page)).toEqual(hidden)
  })

  it('shows a sale whatever the discount setting says [tiered-pricing#23]', async () => {
    const settings = { ...table.settings, show_tiered_price_as_discount: false }
    const { page } = await openProduct(shop, onSale, { ...table, settings })
    await enter(page, 10)
    await enter(page, 1)
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(S('10.00', '8.00'))
  })

  it('does not announce a sale that has not begun (bug 10) [tiered-pricing#24]', async () => {
    const { page } = await openProduct(shop, { ...F1, salePrice: 8, rules: { 10: 9 } }, table)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await enter(page, 1)
    expect(await priceOf(page)).toBe(A('10.00'))
  })

  it('crosses nothing out below a dearer tier (bug 10) [tiered-pricing#25]', async () => {
    const { page } = await openProduct(shop, { ...onSale, rules: { 10: 12 } }, table)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(A('12.00'))
    expect(await youSaveOf(page)).toEqual(hidden)
    expect(await summaryOf(page)).toMatchObject({ total: A('120.00') })
  })

  it('crosses nothing out when a tier costs the same (bug 10) [tiered-pricing#26]', async () => {
    const { page } = await openProduct(shop, { ...F1, rules: { 10: 10 } }, table)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await youSaveOf(page)).toEqual(hidden)
    expect(await summaryOf(page)).toMatchObject({ old: '' })
  })
})

describe.each(tables)('minimums and rows, generation $generation', (table) => {
  it('starts at the minimum and takes less for the base tier [tiered-pricing#27]', async () => {
    const { page } = await openProduct(shop, { ...F1, minimum: 5, rules: { 10: 8 } }, table)
    await enter(page, 1)
    expect(await activeTier(page)).toEqual([5])
    expect(await summaryOf(page)).toMatchObject({ total: A('10.00') })
    await enter(page, 5)
    expect(await activeTier(page)).toEqual([5])
    expect(await summaryOf(page)).toMatchObject({ total: A('50.00') })
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '8.00'))
  })

  it('marks the base row alone when the first rule equals the minimum [tiered-pricing#28]', async () => {
    const { page } = await openProduct(shop, { ...F1, minimum: 5, rules: { 5: 9, 10: 8 } }, table)
    await enter(page, 10)
    await enter(page, 5)
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await summaryOf(page)).toMatchObject({ total: A('50.00') })
    const active = page.locator('[data-price-rules] .tiered-pricing--active')
    expect(await active.count()).toBe(1)
    expect(await active.getAttribute('data-tiered-price')).toBe('10')
  })

  it('takes the price from the row when rules are percentages [tiered-pricing#29]', async () => {
    const { page } = await openProduct(shop, { ...F1, kind: 'percentage', rules: { 10: 10 } }, table)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)
  })

  it('stays at the tier before a rule without a row [tiered-pricing#30]', async () => {
    const rows = [
      { quantity: 1, price: 10, excl: 10, incl: 10 },
      { quantity: 10, price: 9, excl: 9, incl: 9 },
    ]
    const { page } = await openProduct(shop, { ...F1, rules: { 10: 9, 20: 8 }, rows }, table)
    await enter(page, 20)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    expect(await youSaveOf(page)).toEqual({
      visible: true,
      price: A('1.00'),
      total: A('20.00'),
      discount: '10',
    })
    await eventually(() => lastUpdate(page)).toMatchObject({ quantity: 20, price: 9 })
  })

  it('reads numbers between line breaks [tiered-pricing#31]', async () => {
    const { page } = await openF1(shop, { generation: table.generation, displayType: 'blocks' })
    expect(await page.locator('.tiered-pricing-block').first().getAttribute('data-tiered-price')).toMatch(/^\s+10\s+$/)
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)

    const { page: other } = await openF1(shop, { generation: table.generation, displayType: 'horizontal-table' })
    expect(await other.locator('[data-price-rules]').getAttribute('data-price-rules')).toMatch(/^\s+\{.*\}\s+$/)
    await enter(other, 10)
    expect(await activeTier(other)).toEqual([10])
    expect(await priceOf(other)).toBe(S('10.00', '9.00'))
    await expectCase3(other)
  })

  it('takes a missing minimum for 1 [tiered-pricing#32]', async () => {
    const { page } = await openProduct(shop, { ...F1, minimum: null }, table)
    await enter(page, 10)
    await enter(page, 5)
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
  })
})

describe.each(tables)('how money is written, generation $generation', (table) => {
  it('separates thousands in prices and totals [tiered-pricing#33]', async () => {
    const product = { ...F1, price: 1234.5, regularPrice: 1234.5, rules: { 1000: 999.99 } }
    const { page } = await openProduct(shop, product, table)
    expect(await priceOf(page)).toBe(A('1,234.50'))
    await enter(page, 1000)
    expect(await summaryOf(page)).toMatchObject({ total: A('999,990.00') })
    expect(await youSaveOf(page)).toMatchObject({ visible: true, total: A('234,510.00'), discount: '18' })
    await enter(page, 1)
    expect(await priceOf(page)).toBe(A('1,234.50'))
  })

  it('puts the symbol behind with a space that does not break [tiered-pricing#34]', async () => {
    const product = { ...F1, price: 1234.5, regularPrice: 1234.5, rules: { 10: 1000 } }
    const { page } = await openProduct(shop, product, { ...table, currency: EUR })
    await enter(page, 10)
    await enter(page, 1)
    for (const place of [mainPrice, '[data-tier-pricing-table-summary-product-price]']) {
      const amount = page.locator(`${place} .woocommerce-Price-amount`)
      expect(await amount.count()).toBe(1)
      expect(await amount.textContent()).toBe('1.234,50\u00a0€')
      const symbol = amount.locator('.woocommerce-Price-currencySymbol')
      expect(await symbol.textContent()).toBe('€')
      expect(await symbol.evaluate((node) => node.previousSibling?.textContent)).toBe('1.234,50\u00a0')
    }
  })

  it('writes a currency without decimals [tiered-pricing#35]', async () => {
    const product = { ...F1, price: 1500, regularPrice: 1500, rules: { 10: 1200 } }
    const { page } = await openProduct(shop, product, { ...table, currency: JPY })
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('1,500', '1,200', { symbol: '¥' }))
    expect(await summaryOf(page)).toMatchObject({ total: A('12,000', { symbol: '¥' }) })
  })

  it('trims only whole pounds, as WooCommerce does (bug 12) [tiered-pricing#36]', async () => {
    const currency = { ...GBP, trim_zeros: true }
    for (const [price, text] of [
      [10, '10'],
      [9.5, '9.50'],
    ] as const) {
      const product = { ...F1, price, regularPrice: price, rules: { 10: 9 } }
      const { page } = await openProduct(shop, product, { ...table, currency })
      await enter(page, 10)
      await enter(page, 1)
      expect(await priceOf(page)).toBe(A(text))
      expect(await summaryOf(page)).toMatchObject({ unit: A(text), total: A(text) })
    }
  })
})
