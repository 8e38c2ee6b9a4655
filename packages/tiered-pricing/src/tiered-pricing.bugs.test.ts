import { F1, GBP, taxSuffix, type TieredProduct } from '@tillkit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { A, hidden, mainPrice, type PageSetup, S } from '../test/helpers.ts'
import { openProductPage, type ProductPage } from '../test/simulated-page.ts'

const modern = { generation: '7.x' } as const
const classic = { generation: '5.4' } as const

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

describe('money', () => {
  it('crosses nothing out for a sale price of nothing that is not in force (bug 10)', async () => {
    const page = await open({ ...F1, salePrice: 0 }, classic)
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '9.00'))
    await page.enter(1)
    expect(page.price()).toBe(A('10.00'))
  })

  it('rounds 1.005 up and counts a saving of 29 per cent as 29 (bug 11)', async () => {
    const small = await open({ ...F1, price: 2, regularPrice: 2, rules: { 10: 1.005 } }, modern)
    await small.enter(10)
    expect(small.price()).toBe(S('2.00', '1.01'))
    const large = await open({ ...F1, price: 100, regularPrice: 100, rules: { 10: 71 } }, modern)
    await large.enter(10)
    expect(large.youSave()).toMatchObject({ visible: true, discount: '29' })
  })

  it('reads a decimal comma, and less than one where the field allows it (bug 13)', async () => {
    const comma = await open(F1, { ...modern, quantity: { type: 'text' } })
    await comma.enter('2,5')
    expect(comma.summary()).toMatchObject({ qty: '2.5', total: A('25.00') })
    const half = await open(F1, { ...modern, quantity: { min: 0.5, step: 0.5, value: 1 } })
    await half.enter('0.5')
    expect(half.summary()).toMatchObject({ qty: '0.5', total: A('5.00') })
  })

  it('shows the total of a fraction below one (bug 24)', async () => {
    const page = await open(F1, { ...modern, premium: true, settings: { show_total_price: true }, quantity: { min: 0.5, step: 'any', value: 2 } })
    await page.enter('0.5')
    expect(page.summary()).toMatchObject({ total: A('5.00') })
    expect(page.price()).toBe(A('5.00'))
  })

  it('leaves the old price empty where there is no regular price (bug 25)', async () => {
    const page = await open({ ...F1, regularPrice: '' }, classic)
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '9.00'))
    expect(page.summary()).toMatchObject({ visible: true, unit: A('9.00'), old: '' })
    expect(page.youSave()).toEqual(hidden)
  })
})

describe('a price is read out and written', () => {
  it('as an old and a new one in words, as WooCommerce does (bug 15)', async () => {
    const page = await open(F1, classic)
    await page.enter(10)
    const words = [...document.querySelectorAll(`${mainPrice} .screen-reader-text`)].map((node) => node.textContent)
    expect(words).toEqual([expect.stringContaining('£10.00'), expect.stringContaining('£9.00')])
    expect(document.querySelector(`${mainPrice} del`)?.getAttribute('aria-hidden')).toBe('true')
    expect(document.querySelector(`${mainPrice} ins`)?.getAttribute('aria-hidden')).toBe('true')
  })

  it('with symbol and digits in order where text runs from right to left (bug 16)', async () => {
    const page = await open(F1, { ...classic, currency: { ...GBP, currency_symbol: '&#x62f;.&#x625;', price_format: '%2$s&nbsp;%1$s' } })
    await page.enter(10)
    const amounts = [...document.querySelectorAll(`${mainPrice} .woocommerce-Price-amount`)]
    expect(amounts).toHaveLength(2)
    for (const amount of amounts) {
      expect(amount.getAttribute('class')).toBe('woocommerce-Price-amount amount')
      expect(amount.firstElementChild?.localName).toBe('bdi')
      expect(amount.querySelector('bdi .woocommerce-Price-currencySymbol')?.textContent).toBe('د.إ')
    }
  })
})

describe('text is text', () => {
  it.each(['007', 'true'])('keeps the name %s as it is printed (bug 20)', async (name) => {
    const page = await open({ ...F1, name }, modern)
    expect(page.summary().name).toBe(name)
  })

  it('sees attributes that another script changes later (bug 20)', async () => {
    const page = await open(F1, classic)
    document.querySelector('[data-tiered-quantity="10"]')?.setAttribute('data-tiered-price', '8.5')
    await page.enter(10)
    expect(page.price()).toBe(S('10.00', '8.50'))
  })

  it('keeps the suffix that the server printed in the first price too', async () => {
    const product = { ...F1, taxRate: 0.2, pricesIncludeTax: false, suffix: taxSuffix('including', 'inc VAT', 12) }
    const page = await open(product, modern)
    const suffix = () => document.querySelector(`${mainPrice} small`)?.textContent
    expect(suffix()).toContain('12.00')
    await page.enter(10)
    await page.enter(1)
    expect(suffix()).toContain('12.00')
    expect(document.querySelector('[data-tier-pricing-table-summary-total] small')).toBe(null)
  })
})
