// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { euros, pounds } from './currency.fixtures.ts'
import { decimal, parseDecimal, toPlain } from './decimal.ts'
import { formatQuantity, parseQuantity } from './quantity.ts'
import { plainQuantity } from './typed-number.ts'

describe('parseQuantity', () => {
  it.each([
    ['1', '1', 0],
    ['10', '10', 0],
    ['1000', '1000', 0],
    ['1e2', '100', 0],
    ['2.5', '2.5', 1],
    ['2,5', '2.5', 1],
    ['2.50', '2.50', 2],
    ['1.00', '1.00', 2],
    ['9.99', '9.99', 2],
    ['10.5', '10.5', 1],
    [' 7\n', '7', 0],
    ['5.', '5', 0],
  ])('reads %j as %s with %i decimals', (text, value, decimals) => {
    const quantity = parseQuantity(text)
    expect(toPlain(quantity.value)).toBe(value)
    expect(quantity.decimals).toBe(decimals)
  })

  it.each([
    '', ' ', '0', '0.00', '-5', '-0.5', '0.5', '.25', 'abc', '1.2.3', '1,234.5', '1,2,3', 'Infinity', 'NaN',
  ])('counts %j as 1', (text) => {
    expect(parseQuantity(text)).toEqual({ value: decimal(1), decimals: 0 })
  })

  it.each([
    ['0.5', '0.25', '0.5'],
    ['0,5', '0.25', '0.5'],
    ['0.1', '0.25', '0.25'],
    ['', '0.25', '0.25'],
    ['abc', '.5', '0.5'],
    ['-3', '0.5', '0.5'],
    ['3.75', '0.25', '3.75'],
    ['0.5', '5', '1'],
    ['3', '5', '3'],
    ['0.5', '1', '1'],
    ['0.5', '0', '1'],
    ['0.5', '-1', '1'],
    ['0.5', '', '1'],
  ])('reads %j in a field whose min is %j as %s', (text, min, expected) => {
    const quantity = parseQuantity(text, { smallest: parseDecimal(min) })
    expect(toPlain(quantity.value)).toBe(expected)
    expect(quantity.decimals).toBe(quantity.value.scale)
  })
})

describe('formatQuantity', () => {
  it.each([
    ['1', '1'],
    ['1000', '1,000'],
    ['1e2', '100'],
    ['2.5', '2.5'],
    ['2,50', '2.50'],
    ['2.00', '2.00'],
    ['9.99', '9.99'],
    ['10.5', '10.5'],
    ['1234567.5', '1,234,567.5'],
    ['abc', '1'],
  ])('shows %j as %s', (text, expected) => {
    expect(formatQuantity(parseQuantity(text), pounds)).toBe(expected)
    expect(formatQuantity(parseQuantity(text), { ...pounds, trimZeros: true, decimals: 0 })).toBe(expected)
  })

  it('uses the separators of the shop', () => {
    const format = { ...pounds, decimalSeparator: ',', thousandSeparator: '.' }
    expect(formatQuantity(parseQuantity('1234.5'), format)).toBe('1.234,5')
  })
})

describe('plainQuantity', () => {
  it.each([
    ['1,000', pounds, '1000'], ['1,000', euros, '1.000'], ['1.000', pounds, '1.000'], ['1.000', euros, '1.000'], ['2,5', pounds, '2.5'], ['2,5', euros, '2.5'],
    ['1 000', pounds, '1000'], ['1e2', pounds, '1e2'], ['ten', pounds, 'ten'], ['', pounds, ''],
  ])('of %j is what the server reads', (text, format, plain) => {
    expect(plainQuantity(text, format)).toBe(plain)
  })
})
