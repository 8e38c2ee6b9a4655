// @vitest-environment node
import { decimal, parseQuantity, toPlain, type Decimal } from '@tillkit/platform'
import { describe, expect, it } from 'vitest'
import { nextTier } from './tiered-pricing.model.ts'
import { roll, tier } from './tiered-pricing.fixtures.ts'
import {
  isSameProduct,
  oldPrice,
  pricingOf,
  savingOf,
  shownPrice,
  tierFor,
  totalOf,
  type PriceSettings,
  type Product,
  type Quote,
} from './tiered-pricing.model.ts'

/** What a product costs at a quantity, as typed. */
function quote(typed: string, changes: Partial<Product> = {}): Quote {
  const product = { ...roll, ...changes }
  const quantity = parseQuantity(typed, { smallest: decimal('0.1') })
  return { product, tier: tierFor(product.tiers, quantity.value), quantity }
}

const plain = (value: Decimal | null | undefined) => (value ? toPlain(value) : value)

describe('tierFor', () => {
  it.each([
    ['1', 1],
    ['9', 1],
    ['9.99', 1],
    ['10', 10],
    ['10.5', 10],
    ['49', 10],
    ['50', 50],
    ['99.999', 50],
    ['100', 100],
    ['1000000', 100],
    ['0.1', 1],
  ])('of %s is the one from %i', (typed, minimum) => {
    expect(quote(typed).tier.minimum).toBe(minimum)
  })

  it('is the base tier below the product\'s own minimum', () => {
    expect(quote('1', { tiers: [tier(5, 10), tier(10, 8)] }).tier.minimum).toBe(5)
  })

  it('is the base tier of a product that has no other', () => {
    expect(quote('1000', { tiers: [tier(1, 10)] }).tier.minimum).toBe(1)
  })

  it('is found among many', () => {
    const tiers = [tier(1, 100), ...Array.from({ length: 100 }, (_, index) => tier((index + 1) * 10, 99 - index))] as const
    expect(quote('555', { tiers: [...tiers] as unknown as Product['tiers'] }).tier.minimum).toBe(550)
  })
})

describe('isSameProduct', () => {
  it('goes by what a product says, not by which object says it', () => {
    const again = { ...roll, tiers: [tier(1, 10), tier(10, 9), tier(50, 8), tier(100, '7.5')] } satisfies Product
    expect(isSameProduct(roll, again)).toBe(true)
    expect(isSameProduct(null, null)).toBe(true)
  })

  it.each<Partial<Product>>([
    { id: 11 },
    { name: 'Reel' },
    { price: decimal('10.01') },
    { salePrice: decimal(0) },
    { tiers: [tier(1, 10), tier(10, '8.99')] },
  ])('sees another one', (change) => {
    expect(isSameProduct(roll, { ...roll, ...change })).toBe(false)
    expect(isSameProduct(roll, null)).toBe(false)
  })
})

describe('nextTier', () => {
  it.each([
    ['1', 10],
    ['9.5', 10],
    ['10', 50],
    ['50', 100],
  ])('of %s is the one from %i', (typed, minimum) => {
    expect(nextTier(quote(typed))?.minimum).toBe(minimum)
  })

  it('is none at the last tier, or where the next one is not cheaper', () => {
    expect(nextTier(quote('100'))).toBeNull()
    expect(nextTier(quote('1', { tiers: [tier(1, 10), tier(10, 10)] }))).toBeNull()
    expect(nextTier(quote('1', { tiers: [tier(1, 10), tier(10, 12)] }))).toBeNull()
  })
})

describe('shownPrice', () => {
  const asDiscount: PriceSettings = { asDiscount: true, asTotal: false }
  const shown = (quoted: Quote, settings = asDiscount) => {
    const { price, original, count } = shownPrice(quoted, settings, 2)
    return [plain(price), plain(original), plain(count)]
  }
  const sale = { price: decimal(8), salePrice: decimal(8), tiers: [tier(1, 8), tier(10, 7)] } satisfies Partial<Product>

  it('is the price alone at the base tier, and crosses the normal price out at a lower one', () => {
    expect(shown(quote('1'))).toEqual(['10', null, '1'])
    expect(shown(quote('10'))).toEqual(['9', '10', '1'])
  })

  it('crosses nothing out where the shop does not want it', () => {
    expect(shown(quote('10'), { asDiscount: false, asTotal: false })).toEqual(['9', null, '1'])
  })

  it('crosses the regular price out on sale, even at the base tier and whatever the setting', () => {
    expect(shown(quote('1', sale))).toEqual(['8', '10', '1'])
    expect(shown(quote('10', sale))).toEqual(['7', '10', '1'])
    expect(shown(quote('1', sale), { asDiscount: false, asTotal: false })).toEqual(['8', '10', '1'])
  })

  it('takes a sale price of 0 for one', () => {
    expect(shown(quote('1', { ...sale, salePrice: decimal(0) }))).toEqual(['8', '10', '1'])
  })

  it('crosses nothing out on sale where no regular price is stored', () => {
    expect(shown(quote('10', { ...sale, regularPrice: null }))).toEqual(['7', null, '1'])
  })

  it.each([
    ['the same', [tier(1, 10), tier(10, 10)]],
    ['higher', [tier(1, 10), tier(10, 12)]],
    ['the same to the penny', [tier(1, 10), tier(10, '9.999')]],
  ] satisfies [string, Product['tiers']][])('crosses nothing out for a tier price that is %s (bug 10)', (_what, tiers) => {
    expect(shown(quote('10', { tiers }))[1]).toBeNull()
  })

  it('crosses nothing out for a sale that has not begun', () => {
    expect(shown(quote('1', { salePrice: decimal(8), tiers: [tier(1, 10)] }))).toEqual(['10', null, '1'])
  })

  it('multiplies both for the whole quantity', () => {
    const asTotal = { asDiscount: true, asTotal: true }
    expect(shown(quote('1'), asTotal)).toEqual(['10', null, '1'])
    expect(shown(quote('10'), asTotal)).toEqual(['90', '100', '10'])
    expect(shown(quote('0.5'), asTotal)).toEqual(['5.0', null, '0.5'])
  })
})

describe('totals and savings', () => {
  it.each([
    ['2.5', 10, '25.0'],
    ['1.5', '1.15', '1.725'],
    ['1000', '7.5', '7500.0'],
    ['2.5', '19.99', '49.975'],
  ])('%s at %s is %s, exactly', (typed, price, total) => {
    expect(plain(totalOf(quote(typed, { tiers: [tier(1, price)] })))).toBe(total)
  })

  it('gives the regular price where the unit price differs', () => {
    expect(oldPrice(quote('1'))).toBeNull()
    expect(plain(oldPrice(quote('10')))).toBe('10')
    expect(oldPrice(quote('10', { regularPrice: null }))).toBeNull()
    expect(oldPrice(quote('1', { regularPrice: decimal('10.00') }))).toBeNull()
  })

  it('says what is saved each, in all and in whole per cent', () => {
    const saved = savingOf(quote('50'), true)
    expect([plain(saved?.each), plain(saved?.total), saved?.percentage]).toEqual(['2', '100', 20])
  })

  it.each([
    [10, '9.3', 7],
    [100, 71, 29],
    [8, 7, 12],
    ['1234.5', '999.99', 18],
  ])('cuts the percentage from %s to %s down to %i', (price, lower, percentage) => {
    const tiers: Product['tiers'] = [tier(1, price), tier(10, lower)]
    const product = { price: decimal(price), regularPrice: decimal(price), tiers }
    expect(savingOf(quote('10', product), true)?.percentage).toBe(percentage)
  })

  it('counts from the price in force where the sale price is not considered', () => {
    const sale = { price: decimal(8), salePrice: decimal(8), tiers: [tier(1, 8), tier(10, 7)] } satisfies Partial<Product>
    expect(savingOf(quote('1', sale), false)).toBeNull()
    expect(plain(savingOf(quote('1', sale), true)?.each)).toBe('2')
    expect(savingOf(quote('10', sale), false)?.percentage).toBe(12)
  })

  it('says nothing where nothing is saved', () => {
    expect(savingOf(quote('1'), true)).toBeNull()
    expect(savingOf(quote('10', { tiers: [tier(1, 10), tier(10, 12)] }), true)).toBeNull()
    expect(savingOf(quote('10', { regularPrice: null }), true)).toBeNull()
    expect(savingOf(quote('10', { price: decimal(0) }), false)).toBeNull()
  })
})

describe('pricingOf', () => {
  it('is what third parties know', () => {
    const taxed = tier(10, 9, { exclTax: decimal('7.5'), inclTax: decimal(9) })
    expect(pricingOf(quote('12', { tiers: [tier(1, 10), taxed] }), '<b>9</b>')).toEqual({
      price: 9,
      price_excl_tax: 7.5,
      price_incl_tax: 9,
      priceHtml: '<b>9</b>',
      tieredQuantity: 10,
      eventQuantity: 12,
    })
  })
})
