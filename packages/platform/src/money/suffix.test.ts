import { parseInert } from '@tillkit/dom'
import { describe, expect, it, vi } from 'vitest'
import { pounds } from './currency.fixtures.ts'
import { decimal, multiply } from './decimal.ts'
import { amountHtml, salePriceHtml } from './price-html.ts'
import { buildSuffix } from './suffix.ts'

const small = (content: string) => ` <small class="woocommerce-price-suffix">${content}</small>`
const old = (tax: string) =>
  `<span class="tiered-pricing-dynamic-price__${tax}_tax"><span class="amount">&pound;1.00</span></span>`
const including = small(`inc VAT ${old('including')}`)
const excluding = small(`${old('excluding')} ex VAT`)
const amounts = { including: amountHtml(decimal('10.8'), pounds), excluding: amountHtml(decimal(9), pounds) }
const prices = { including: decimal('10.80'), excluding: decimal('9') }

describe('buildSuffix', () => {
  it.each([
    ['including tax', including, small(`inc VAT ${amounts.including}`)],
    ['excluding tax', excluding, small(`${amounts.excluding} ex VAT`)],
    [
      'both',
      small(`${old('excluding')} ex, ${old('including')} inc VAT`),
      small(`${amounts.excluding} ex, ${amounts.including} inc VAT`),
    ],
    ['no placeholder', small('inc VAT'), small('inc VAT')],
  ])('fills in the prices anew: %s', (_, html, expected) => {
    expect(buildSuffix(html, prices, { format: pounds })).toBe(expected)
  })

  it('is empty without a suffix, and nothing is parsed for it', () => {
    const parse = vi.fn(parseInert)
    expect(buildSuffix('', prices, { format: pounds, parse })).toBe('')
    expect(parse).not.toHaveBeenCalled()
  })

  it('stands inside ins behind the price and not inside del, multiplied where a total is shown', () => {
    const ten = decimal(10)
    const total = { including: multiply(prices.including, ten), excluding: multiply(prices.excluding, ten) }
    const html = salePriceHtml({ original: decimal(120), price: decimal(108) }, pounds, { suffix: buildSuffix(excluding, total, { format: pounds }) })
    const fragment = parseInert(html)
    expect(fragment.querySelector('del')?.textContent).toBe('£120.00')
    expect(fragment.querySelector('ins')?.textContent).toBe('£108.00  £90.00 ex VAT ')
    expect(fragment.querySelector('ins > .amount > bdi + small .amount')?.textContent).toBe('£90.00')
  })

  it('finds a placeholder inside an element that is not kept', () => {
    const html = `<div onclick="x()">inc ${old('including')}</div>`
    expect(buildSuffix(html, prices, { format: pounds })).toBe(`inc ${amountHtml(decimal('10.8'), pounds)}`)
  })

  it('sanitises the rest', () => {
    expect(buildSuffix('<script>alert(1)</script><b onclick="x()">VAT</b>', prices, { format: pounds })).toBe('<b>VAT</b>')
  })

  it('takes replacement patterns literally', () => {
    const html = buildSuffix(` $& $' ${old('including')}`, prices, { format: { ...pounds, symbol: "$'" } })
    expect(parseInert(html).textContent).toBe(" $& $' $'10.80")
  })
})
