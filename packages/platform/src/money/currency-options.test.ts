import { describe, expect, it } from 'vitest'
import { readCurrencyFormat } from './currency-options.ts'

const printed = {
  currency_symbol: '&pound;',
  decimal_separator: '.',
  thousand_separator: ',',
  decimals: 2,
  price_format: '%1$s%2$s',
  trim_zeros: false,
}

function valueOf(options: unknown) {
  const result = readCurrencyFormat(options)
  if (!result.ok) throw new Error(`${result.field} ${result.problem}`)
  return result.value
}

describe('readCurrencyFormat', () => {
  it('reads what the server prints, with entities decoded', () => {
    expect(valueOf(printed)).toEqual({
      symbol: '£',
      decimalSeparator: '.',
      thousandSeparator: ',',
      decimals: 2,
      priceFormat: '%1$s%2$s',
      trimZeros: false,
    })
  })

  it('decodes the entities of all texts and keeps a separator that is a space', () => {
    const value = valueOf({
      ...printed,
      currency_symbol: '&#x62f;.&#x625;',
      decimal_separator: '&#44;',
      thousand_separator: '&nbsp;',
      price_format: '%2$s&nbsp;%1$s',
    })
    expect(value).toMatchObject({
      symbol: 'د.إ',
      decimalSeparator: ',',
      thousandSeparator: '\u00a0',
      priceFormat: '%2$s\u00a0%1$s',
    })
    expect(valueOf({ ...printed, thousand_separator: ' ' }).thousandSeparator).toBe(' ')
  })

  it('allows no symbol and no grouping, and takes a point for a missing decimal separator', () => {
    const value = valueOf({ ...printed, currency_symbol: '', thousand_separator: '', decimal_separator: '' })
    expect(value).toMatchObject({ symbol: '', thousandSeparator: '', decimalSeparator: '.' })
  })

  it.each([
    [0, 0],
    ['0', 0],
    ['2', 2],
    [' 3 ', 3],
  ])('takes %j decimals', (decimals, expected) => {
    expect(valueOf({ ...printed, decimals }).decimals).toBe(expected)
  })

  it.each([
    [true, true],
    ['1', true],
    [1, true],
    ['yes', true],
    ['true', true],
    [false, false],
    ['', false],
    ['no', false],
    ['0', false],
    [0, false],
    [null, false],
    [undefined, false],
  ])('takes %j for trim_zeros as %j', (trim_zeros, expected) => {
    expect(valueOf({ ...printed, trim_zeros }).trimZeros).toBe(expected)
  })

  it('does without trim_zeros and ignores members that it does not know', () => {
    const older = Object.fromEntries(Object.entries(printed).filter(([name]) => name !== 'trim_zeros'))
    expect(valueOf({ ...older, something: 'else' }).trimZeros).toBe(false)
  })

  it.each([
    ['decimals', 'two', 'must be a whole number from 0 to 20'],
    ['decimals', '', 'must be a whole number from 0 to 20'],
    ['decimals', -1, 'must be a whole number from 0 to 20'],
    ['decimals', 2.5, 'must be a whole number from 0 to 20'],
    ['decimals', 21, 'must be a whole number from 0 to 20'],
    ['decimals', Number.NaN, 'must be a whole number from 0 to 20'],
    ['decimals', undefined, 'must be a whole number from 0 to 20'],
    ['decimals', null, 'must be a whole number from 0 to 20'],
    ['decimals', true, 'must be a whole number from 0 to 20'],
    ['currency_symbol', undefined, 'must be text'],
    ['currency_symbol', 5, 'must be text'],
    ['decimal_separator', null, 'must be text'],
    ['thousand_separator', ['x'], 'must be text'],
    ['price_format', undefined, 'must be text'],
    ['price_format', '%1$s', 'must contain %2$s, the place of the number'],
  ])('names %s when it is %j', (field, value, problem) => {
    const result = readCurrencyFormat({ ...printed, [field]: value })
    expect(result).toEqual({ ok: false, field: `currencyOptions.${field}`, problem })
  })

  it.each(['decimals', 'currency_symbol'])('names %s when it is missing', (field) => {
    const rest = Object.fromEntries(Object.entries(printed).filter(([name]) => name !== field))
    expect(readCurrencyFormat(rest)).toMatchObject({ ok: false, field: `currencyOptions.${field}` })
  })

  it.each([[undefined], [null], ['text'], [5], [[]]])('names the whole when it is %j', (options) => {
    expect(readCurrencyFormat(options)).toEqual({
      ok: false,
      field: 'currencyOptions',
      problem: 'must be an object',
    })
  })
})
