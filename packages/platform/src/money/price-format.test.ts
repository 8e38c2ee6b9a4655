// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { euros, pounds, yen } from './currency.fixtures.ts'
import { decimal } from './decimal.ts'
import { amountParts, formatAmountText, formatNumber } from './price-format.ts'

describe('formatNumber', () => {
  it.each([
    ['0', '0.00'],
    ['9', '9.00'],
    ['999.99', '999.99'],
    ['1000', '1,000.00'],
    ['7500', '7,500.00'],
    ['1234.5', '1,234.50'],
    ['234510', '234,510.00'],
    ['1234567.891', '1,234,567.89'],
    ['999999.995', '1,000,000.00'],
    ['-5', '-5.00'],
    ['-123', '-123.00'],
    ['-1234.5', '-1,234.50'],
    ['-0.001', '0.00'],
    ['1.005', '1.01'],
  ])('writes %s as %s', (value, expected) => {
    expect(formatNumber(decimal(value), pounds)).toBe(expected)
  })

  it.each([
    ['none', '', '1234567.00'],
    ['a no-break space', '\u00a0', '1\u00a0234\u00a0567.00'],
    ['an apostrophe', '’', '1’234’567.00'],
    ['several characters', ' · ', '1 · 234 · 567.00'],
    ['a replacement pattern', '$&', '1$&234$&567.00'],
    ['another replacement pattern', "$'", "1$'234$'567.00"],
  ])('groups with %s as the separator', (_, thousandSeparator, expected) => {
    expect(formatNumber(decimal(1234567), { ...pounds, thousandSeparator })).toBe(expected)
  })

  it('takes any text as the decimal separator, replacement patterns included', () => {
    expect(formatNumber(decimal(1234.5), { ...pounds, decimalSeparator: ' $& ' })).toBe('1,234 $& 50')
  })

  it('leaves the separator away where there are no decimals', () => {
    expect(formatNumber(decimal(1500), yen)).toBe('1,500')
    expect(formatNumber(decimal('1499.5'), yen)).toBe('1,500')
  })

  it('takes another number of decimals than that of prices', () => {
    expect(formatNumber(decimal('2.5'), pounds, 0)).toBe('3')
    expect(formatNumber(decimal('1000.1255'), pounds, 3)).toBe('1,000.126')
  })

  it.each([
    ['10', '10'],
    ['9.00', '9'],
    ['9.5', '9.50'],
    ['9.05', '9.05'],
    ['9.001', '9'],
    ['1000', '1,000'],
    ['-9', '-9'],
  ])('trims %s to %s: only where all decimals are zero', (value, expected) => {
    expect(formatNumber(decimal(value), { ...pounds, trimZeros: true })).toBe(expected)
  })
})

describe('formatAmountText', () => {
  it.each([
    ['symbol first', pounds, '1234.5', '£1,234.50'],
    ['symbol last after a no-break space', euros, '1234.5', '1.234,50\u00a0€'],
    ['symbol last', { ...pounds, priceFormat: '%2$s%1$s' }, '9', '9.00£'],
    ['symbol, no-break space, number', { ...pounds, priceFormat: '%1$s\u00a0%2$s' }, '9', '£\u00a09.00'],
    ['no decimals', yen, '12000', '¥12,000'],
    ['text of the shop around them', { ...pounds, priceFormat: 'from %1$s%2$s GBP' }, '9', 'from £9.00 GBP'],
    ['a minus before the symbol', pounds, '-5', '-£5.00'],
    ['a minus before a number that comes first', euros, '-5', '-5,00\u00a0€'],
    ['no minus where nothing is left of the number', pounds, '-0.004', '£0.00'],
    ['replacement patterns in the symbol', { ...pounds, symbol: '$&$\'$1%2$s' }, '9', '$&$\'$1%2$s9.00'],
  ])('writes %s', (_, format, value, expected) => {
    expect(formatAmountText(decimal(value), format)).toBe(expected)
  })
})

describe('amountParts', () => {
  it('marks the symbol, so that it can have an element of its own', () => {
    const parts = amountParts(decimal(9), euros).filter((part) => part.text)
    expect(parts).toEqual([
      { kind: 'text', text: '9,00' },
      { kind: 'text', text: '\u00a0' },
      { kind: 'symbol', text: '€' },
    ])
  })
})
