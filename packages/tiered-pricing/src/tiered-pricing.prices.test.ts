import { EUR, F1, GBP, JPY, taxSuffix, type TieredProduct } from '@tillkit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { canonicalHtml } from '../test/canonical.ts'
import { A, hidden, mainPrice, type PageSetup, S, tables } from '../test/helpers.ts'
import { expectCase3, openProductPage, type ProductPage } from '../test/simulated-page.ts'

let current: ProductPage | undefined
afterEach(() => close())

function close(): void {
  current?.close()
  current = undefined
}

/** Opens a product's page; the one before is left. */
async function open(product: TieredProduct, setup: PageSetup): Promise<ProductPage> {
  close()
  current = await openProductPage(product, setup)
  return current
}

const priceHtml = () => document.querySelector(mainPrice)?.innerHTML

/** What stands in the field. */
const typed = () => document.querySelector<HTMLInputElement>('form.cart .quantity input.qty')?.value

/** One roll, at its normal price. */
function expectBaseTier(page: ProductPage): void {
  expect(page.activeTier()).toEqual([1])
  expect(page.price()).toBe(A('10.00'))
  expect(page.summary()).toMatchObject({ visible: true, qty: '1', unit: A('10.00'), old: '', total: A('10.00') })
}

describe.each(tables)('quantities of a simple product, generation $generation', (table) => {
  it('stays at the base tier one below the first rule [tiered-pricing#2]', async () => {
    const page = await open(F1, table)
    await page.enter(9)
    expect(page.activeTier()).toEqual([1])
    expect(page.price()).toBe(A('10.00'))
    expect(page.summary()).toMatchObject({ visible: true, qty: '9', total: A('90.00') })
    expect(page.youSave()).toEqual(hidden)
  })

  it('stays in a tier up to one below the next [tiered-pricing#4]', async () => {
    const page = await open(F1, table)
    await page.enter(49)
    expect(page.activeTier()).toEqual([10])
    expect(page.summary()).toMatchObject({ total: A('441.00') })
    expect(page.youSave()).toMatchObject({ visible: true, total: A('49.00') })
  })

  it('reaches the second tier [tiered-pricing#5]', async () => {
    const page = await open(F1, table)
    await page.enter(50)
    expect(page.activeTier()).toEqual([50])
    expect(page.price()).toBe(S('10.00', '8.00'))
    expect(page.summary()).toMatchObject({ total: A('400.00') })
    expect(page.youSave()).toMatchObject({ visible: true, total: A('100.00'), discount: '20' })
  })

  it('reaches the last tier, with pence [tiered-pricing#6]', async () => {
    const page = await open(F1, table)
    await page.enter(100)
    expect(page.activeTier()).toEqual([100])
    expect(page.price()).toBe(S('10.00', '7.50'))
    expect(page.summary()).toMatchObject({ total: A('750.00') })
    expect(page.youSave()).toMatchObject({ visible: true, total: A('250.00'), discount: '25' })
  })

  it('writes thousands with separators [tiered-pricing#7]', async () => {
    const page = await open(F1, table)
    await page.enter(1000)
    expect(page.activeTier()).toEqual([100])
    expect(page.summary()).toMatchObject({ qty: '1,000', total: A('7,500.00') })
    expect(page.youSave()).toMatchObject({ visible: true, total: A('2,500.00') })
  })

  it('reaches a tier at its exact quantity [tiered-pricing#3]', async () => {
    const page = await open(F1, table)
    await page.enter(10)
    expect(page.activeTier()).toEqual([10])
    expect(page.price()).toBe(S('10.00', '9.00'))
    expectCase3(page)
  })

  it('goes back down, with one row active at each step [tiered-pricing#8]', async () => {
    const page = await open(F1, table)
    await page.enter(10)
    expect(page.activeTier()).toEqual([10])
    expect(page.youSave()).toMatchObject({ visible: true })
    await page.enter(9)
    expect(page.activeTier()).toEqual([1])
    expect(page.price()).toBe(A('10.00'))
    expect(page.youSave()).toEqual(hidden)
  })

  it('counts an empty, zero or negative quantity as 1 and leaves the field alone [tiered-pricing#9]', async () => {
    const page = await open(F1, table)
    for (const text of ['', '0', '-5']) {
      await page.enter(10)
      await page.enter(text)
      expectBaseTier(page)
      expect(page.youSave()).toEqual(hidden)
      expect(typed()).toBe(text)
      expect(page.lastUpdate()).toMatchObject({ pricing: { tieredQuantity: 1, eventQuantity: 1 } })
    }
  })

  it('counts letters as 1 [tiered-pricing#10]', async () => {
    const page = await open(F1, { ...table, quantity: { type: 'text' } })
    await page.enter(10)
    await page.enter('abc')
    expectBaseTier(page)
    expect(typed()).toBe('abc')
  })

  it('reads a number with an exponent [tiered-pricing#11]', async () => {
    const page = await open(F1, table)
    await page.enter('1e2')
    expect(page.activeTier()).toEqual([100])
    expect(page.summary()).toMatchObject({ total: A('750.00') })
  })

  it('multiplies a fraction exactly and shows it as typed (bugs 11, 13) [tiered-pricing#12]', async () => {
    const page = await open(F1, { ...table, quantity: { step: 'any' } })
    await page.enter('2.5')
    expect(page.activeTier()).toEqual([1])
    expect(page.summary()).toMatchObject({ qty: '2.5', total: A('25.00') })
    const dear = await open({ ...F1, price: 19.99, regularPrice: 19.99 }, { ...table, quantity: { step: 'any' } })
    await dear.enter('2.5')
    expect(dear.summary()).toMatchObject({ total: A('49.98') })
  })

  it('does not round a fraction up into a tier (bug 13) [tiered-pricing#13]', async () => {
    const page = await open(F1, { ...table, quantity: { step: 'any' } })
    await page.enter('9.99')
    expect(page.activeTier()).toEqual([1])
    expect(page.summary()).toMatchObject({ qty: '9.99', total: A('99.90') })
  })

  it('keeps a fraction inside its tier (bug 13) [tiered-pricing#14]', async () => {
    const page = await open(F1, { ...table, quantity: { step: 'any' } })
    await page.enter('10.5')
    expect(page.activeTier()).toEqual([10])
    expect(page.summary()).toMatchObject({ qty: '10.5', total: A('94.50') })
    expect(page.youSave()).toMatchObject({ visible: true, total: A('10.50') })
  })

  it('rounds half a penny up (bug 11) [tiered-pricing#15]', async () => {
    const product = { ...F1, price: 1.15, regularPrice: 1.15, rules: { 10: 1 } }
    const page = await open(product, { ...table, quantity: { step: 'any' } })
    await page.enter('1.5')
    expect(page.summary()).toMatchObject({ total: A('1.73') })
  })

  it('floors the exact percentage (bug 11) [tiered-pricing#16]', async () => {
    const page = await open({ ...F1, rules: { 10: 9.3 } }, table)
    await page.enter(10)
    expect(page.youSave()).toEqual({ visible: true, price: A('0.70'), total: A('7.00'), discount: '7' })
  })

  it('shows the tier price alone when it is not to look like a discount [tiered-pricing#17]', async () => {
    const settings = { ...table.settings, show_tiered_price_as_discount: false }
    const page = await open(F1, { ...table, settings })
    await page.enter(10)
    expect(page.price()).toBe(A('9.00'))
    expectCase3(page)
  })

  it('leaves the price alone when it is not to be updated [tiered-pricing#18]', async () => {
    const settings = { ...table.settings, update_price_on_product_page: false }
    const page = await open(F1, { ...table, settings })
    expect(page.summary()).toMatchObject({ visible: true })
    await page.enter(10)
    expect(priceHtml()).toBe(page.printedPrice.html)
    expect(page.printedPrice.node?.isConnected).toBe(true)
    expect(page.activeTier()).toEqual([10])
    expectCase3(page)
  })

  it('leaves a static price, or one without rules, alone [tiered-pricing#19]', async () => {
    for (const priceType of ['static', 'no-rules'] as const) {
      const page = await open(F1, { ...table, priceType })
      expect(page.summary()).toMatchObject({ visible: true })
      await page.enter(10)
      expect(priceHtml()).toBe(page.printedPrice.html)
      expect(page.activeTier()).toEqual([10])
      expectCase3(page)
    }
  })
})

const onSale: TieredProduct = { ...F1, price: 8, regularPrice: 10, salePrice: 8, rules: { 10: 7 } }

describe.each(tables)('sales, generation $generation', (table) => {
  it('shows a running sale at the base tier [tiered-pricing#20]', async () => {
    const page = await open(onSale, table)
    expect(page.price()).toBe(S('10.00', '8.00'))
    expect(page.summary()).toMatchObject({ visible: true, old: A('10.00') })
    expect(page.youSave()).toMatchObject({ visible: true, price: A('2.00') })
  })

  it('crosses out the regular price in a tier of a sale [tiered-pricing#21]', async () => {
    const page = await open(onSale, table)
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '7.00'))
    expect(page.youSave()).toMatchObject({ visible: true, total: A('30.00'), discount: '30' })
  })

  it('counts the saving from the sale price when asked to [tiered-pricing#22]', async () => {
    const page = await open(onSale, { ...table, youSave: { considerSalePrice: false } })
    await page.enter(10)
    expect(page.youSave()).toEqual({ visible: true, price: A('1.00'), total: A('10.00'), discount: '12' })
    await page.enter(1)
    expect(page.youSave()).toEqual(hidden)
  })

  it('shows a sale whatever the discount setting says [tiered-pricing#23]', async () => {
    const settings = { ...table.settings, show_tiered_price_as_discount: false }
    const page = await open(onSale, { ...table, settings })
    await page.enter(10)
    await page.enter(1)
    expect(page.activeTier()).toEqual([1])
    expect(page.price()).toBe(S('10.00', '8.00'))
  })

  it('does not announce a sale that has not begun (bug 10) [tiered-pricing#24]', async () => {
    const page = await open({ ...F1, salePrice: 8, rules: { 10: 9 } }, table)
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '9.00'))
    await page.enter(1)
    expect(page.price()).toBe(A('10.00'))
  })

  it('crosses nothing out below a dearer tier (bug 10) [tiered-pricing#25]', async () => {
    const page = await open({ ...onSale, rules: { 10: 12 } }, table)
    await page.enter(10)
    expect(page.price()).toBe(A('12.00'))
    expect(page.youSave()).toEqual(hidden)
    expect(page.summary()).toMatchObject({ total: A('120.00') })
  })

  it('crosses nothing out when a tier costs the same (bug 10) [tiered-pricing#26]', async () => {
    const page = await open({ ...F1, rules: { 10: 10 } }, table)
    await page.enter(10)
    expect(page.activeTier()).toEqual([10])
    expect(page.price()).toBe(A('10.00'))
    expect(page.youSave()).toEqual(hidden)
    expect(page.summary()).toMatchObject({ old: '' })
  })
})

describe.each(tables)('minimums and rows, generation $generation', (table) => {
  it('starts at the minimum and takes less for the base tier [tiered-pricing#27]', async () => {
    const page = await open({ ...F1, minimum: 5, rules: { 10: 8 } }, table)
    await page.enter(1)
    expect(page.activeTier()).toEqual([5])
    expect(page.summary()).toMatchObject({ total: A('10.00') })
    await page.enter(5)
    expect(page.activeTier()).toEqual([5])
    expect(page.summary()).toMatchObject({ total: A('50.00') })
    await page.enter(10)
    expect(page.activeTier()).toEqual([10])
    expect(page.price()).toBe(S('10.00', '8.00'))
  })

  it('marks the base row alone when the first rule equals the minimum [tiered-pricing#28]', async () => {
    const page = await open({ ...F1, minimum: 5, rules: { 5: 9, 10: 8 } }, table)
    await page.enter(10)
    await page.enter(5)
    expect(page.price()).toBe(A('10.00'))
    expect(page.summary()).toMatchObject({ total: A('50.00') })
    const active = [...document.querySelectorAll('[data-price-rules] .tiered-pricing--active')]
    expect(active.map((row) => row.getAttribute('data-tiered-price'))).toEqual(['10'])
  })

  it('takes the price from the row when rules are percentages [tiered-pricing#29]', async () => {
    const page = await open({ ...F1, kind: 'percentage', rules: { 10: 10 } }, table)
    await page.enter(10)
    expect(page.activeTier()).toEqual([10])
    expect(page.price()).toBe(S('10.00', '9.00'))
    expectCase3(page)
  })

  it('stays at the tier before a rule without a row [tiered-pricing#30]', async () => {
    const rows = [
      { quantity: 1, price: 10, excl: 10, incl: 10 },
      { quantity: 10, price: 9, excl: 9, incl: 9 },
    ]
    const page = await open({ ...F1, rules: { 10: 9, 20: 8 }, rows }, table)
    await page.enter(20)
    expect(page.activeTier()).toEqual([10])
    expect(page.price()).toBe(S('10.00', '9.00'))
    expect(page.youSave()).toEqual({
      visible: true,
      price: A('1.00'),
      total: A('20.00'),
      discount: '10',
    })
    expect(page.lastUpdate()).toMatchObject({ quantity: 20, price: 9 })
  })

  it('reads numbers between line breaks [tiered-pricing#31]', async () => {
    const page = await open(F1, { generation: table.generation, displayType: 'blocks' })
    expect(document.querySelector('.tiered-pricing-block')?.getAttribute('data-tiered-price')).toMatch(/^\s+10\s+$/)
    await page.enter(10)
    expect(page.activeTier()).toEqual([10])
    expect(page.price()).toBe(S('10.00', '9.00'))
    expectCase3(page)

    const other = await open(F1, { generation: table.generation, displayType: 'horizontal-table' })
    expect(document.querySelector('[data-price-rules]')?.getAttribute('data-price-rules')).toMatch(/^\s+\{.*\}\s+$/)
    await other.enter(10)
    expect(other.activeTier()).toEqual([10])
    expect(other.price()).toBe(S('10.00', '9.00'))
    expectCase3(other)
  })

  it('takes a missing minimum for 1 [tiered-pricing#32]', async () => {
    const page = await open({ ...F1, minimum: null }, table)
    await page.enter(10)
    await page.enter(5)
    expect(page.activeTier()).toEqual([1])
    expect(page.price()).toBe(A('10.00'))
  })
})

describe.each(tables)('how money is written, generation $generation', (table) => {
  it('separates thousands in prices and totals [tiered-pricing#33]', async () => {
    const product = { ...F1, price: 1234.5, regularPrice: 1234.5, rules: { 1000: 999.99 } }
    const page = await open(product, table)
    expect(page.price()).toBe(A('1,234.50'))
    await page.enter(1000)
    expect(page.summary()).toMatchObject({ total: A('999,990.00') })
    expect(page.youSave()).toMatchObject({ visible: true, total: A('234,510.00'), discount: '18' })
    await page.enter(1)
    expect(page.price()).toBe(A('1,234.50'))
  })

  it('puts the symbol behind with a space that does not break [tiered-pricing#34]', async () => {
    const product = { ...F1, price: 1234.5, regularPrice: 1234.5, rules: { 10: 1000 } }
    const page = await open(product, { ...table, currency: EUR })
    await page.enter(10)
    await page.enter(1)
    for (const place of [mainPrice, '[data-tier-pricing-table-summary-product-price]']) {
      const amounts = [...document.querySelectorAll(`${place} .woocommerce-Price-amount`)]
      expect(amounts.map((amount) => amount.textContent)).toEqual(['1.234,50\u00a0€'])
      const symbol = amounts[0]?.querySelector('.woocommerce-Price-currencySymbol')
      expect(symbol?.textContent).toBe('€')
      expect(symbol?.previousSibling?.textContent).toBe('1.234,50\u00a0')
    }
  })

  it('writes a currency without decimals [tiered-pricing#35]', async () => {
    const product = { ...F1, price: 1500, regularPrice: 1500, rules: { 10: 1200 } }
    const page = await open(product, { ...table, currency: JPY })
    await page.enter(10)
    expect(page.price()).toBe(S('1,500', '1,200', { symbol: '¥' }))
    expect(page.summary()).toMatchObject({ total: A('12,000', { symbol: '¥' }) })
  })

  it('trims only whole pounds, as WooCommerce does (bug 12) [tiered-pricing#36]', async () => {
    const currency = { ...GBP, trim_zeros: true }
    for (const [price, text] of [
      [10, '10'],
      [9.5, '9.50'],
    ] as const) {
      const product = { ...F1, price, regularPrice: price, rules: { 10: 9 } }
      const page = await open(product, { ...table, currency })
      await page.enter(10)
      await page.enter(1)
      expect(page.price()).toBe(A(text))
      expect(page.summary()).toMatchObject({ unit: A(text), total: A(text) })
    }
  })
})

/** The live suffix as it stands inside an amount, canonical. */
function suffixOf(label: string, amount: string): string {
  return `<small class="woocommerce-price-suffix">${label} ${A(amount)}</small>`
}

describe.each(tables)('suffix and totals, generation $generation', (table) => {
  it('fills the suffix for the unit and for the total [tiered-pricing#37]', async () => {
    const product = {
      ...F1,
      rules: { 10: 9 },
      taxRate: 0.2,
      pricesIncludeTax: false,
      suffix: taxSuffix('including', 'inc VAT', 12),
    }
    const page = await open(product, table)
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '9.00', { suffix: suffixOf('inc VAT', '10.80') }))
    expect(page.summary()).toMatchObject({
      totalWithTax: A('90.00', { suffix: suffixOf('inc VAT', '108.00') }),
      total: A('90.00'),
    })
  })

  it('multiplies price and suffix when the total is shown [tiered-pricing#38]', async () => {
    const product = {
      ...F1,
      price: 12,
      regularPrice: 12,
      rules: { 10: 10.8 },
      taxRate: 0.2,
      suffix: taxSuffix('excluding', 'ex VAT', 10),
    }
    const settings = { ...table.settings, show_total_price: true }
    const page = await open(product, { ...table, settings, premium: true })
    await page.enter(10)
    expect(page.price()).toBe(S('120.00', '108.00', { suffix: suffixOf('ex VAT', '90.00') }))
  })

  it('shows the total in place of the price when premium asks for it [tiered-pricing#39]', async () => {
    const settings = { ...table.settings, show_total_price: true }
    const page = await open(F1, { ...table, settings, premium: true })
    expect(page.price()).toBe(A('10.00'))
    await page.enter(10)
    expect(page.price()).toBe(S('100.00', '90.00'))
    expect(page.summary()).toMatchObject({ unit: A('9.00') })
    await page.enter(1)
    expect(page.price()).toBe(A('10.00'))
  })

  it('shows the unit price when the total is set without premium [tiered-pricing#40]', async () => {
    const settings = { ...table.settings, show_total_price: true }
    const page = await open(F1, { ...table, settings, premium: false })
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '9.00'))
  })
})

describe.each(tables)('other layouts, generation $generation', ({ generation }) => {
  it('writes each option\'s total [tiered-pricing#42]', async () => {
    const page = await open(F1, { generation, displayType: 'options', premium: true })
    const parts = (name: string) => [...document.querySelectorAll(`.tiered-pricing-option-total__${name}`)]
    await page.enter(2)
    expect(parts('original_total').map((node) => node.innerHTML)).toEqual(['', '', '', ''])
    expect(parts('discounted_total').map(canonicalHtml)).toEqual(Array(4).fill(A('20.00')))
    await page.enter(10)
    expect(parts('original_total').map(canonicalHtml)).toEqual(Array(4).fill(`<del>${A('100.00')}</del>`))
    expect(parts('discounted_total').map(canonicalHtml)).toEqual(Array(4).fill(A('90.00')))
    expect(parts('label')[0]?.innerHTML).toBe('Total:')
  })

  it('works for a wrapper that is not displayed [tiered-pricing#64]', async () => {
    const page = await open(F1, { generation, settings: { display: false } })
    const wrapper = document.querySelector('.tpt__tiered-pricing')
    const printed = wrapper?.outerHTML.match(/^<[^>]*>/)?.[0]
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '9.00'))
    expectCase3(page)
    expect(wrapper?.outerHTML.match(/^<[^>]*>/)?.[0]).toBe(printed)
  })
})

describe('a product without rules', () => {
  it('shows its price, and its summary only where asked to [tiered-pricing#65]', async () => {
    for (const showNonTiered of [true, false, undefined]) {
      const page = await open({ ...F1, rules: {} }, {
        generation: '7.x',
        ...(showNonTiered === undefined ? {} : { summaryOptions: { showNonTiered } }),
      })
      await page.enter(3)
      expect(page.price()).toBe(A('10.00'))
      expect(page.summary().visible).toBe(showNonTiered === true)
      if (showNonTiered === true) expect(page.summary()).toMatchObject({ qty: '3', total: A('30.00') })
      expect(page.youSave()).toEqual(hidden)
    }
  })
})
