import { describe, expect, it } from 'vitest'
import { pageFormat } from './page-format.ts'

const printed = { currency_symbol: '&euro;', decimal_separator: ',', thousand_separator: '.', decimals: 2, price_format: '%2$s&nbsp;%1$s' }
const blocks = { symbol: 'kr', precision: 3, decimalSeparator: ',', thousandSeparator: ' ' }

describe('how the page writes numbers', () => {
  it('is said by the settings of the tiers', () => {
    expect(pageFormat({ tieredPricingGlobalData: { currencyOptions: printed }, wcSettings: { currency: blocks } }, 'en'))
      .toMatchObject({ symbol: '€', decimalSeparator: ',', thousandSeparator: '.', decimals: 2 })
  })

  it('else by those of the blocks', () => {
    expect(pageFormat({ wcSettings: { currency: blocks } }, 'en')).toEqual({ symbol: 'kr', decimalSeparator: ',', thousandSeparator: ' ', decimals: 3, language: 'en' })
    expect(pageFormat({ wcSettings: { currency: { ...blocks, precision: 'x' } } }, 'en').decimals).toBe(2)
  })

  it.each([['en-GB', '.', ','], ['de-DE', ',', '.'], ['', '.', ','], ['no_language', '.', ','], ['ar', '.', ','], ['fa-IR-u-nu-arabext', '.', ',']])('else by its language: %j', (language, decimalSeparator, thousandSeparator) => {
    for (const scope of [{}, { wcSettings: 5 }, { tieredPricingGlobalData: { currencyOptions: null }, wcSettings: { currency: {} } }]) {
      expect(pageFormat(scope, language)).toMatchObject({ symbol: '', decimalSeparator, thousandSeparator, decimals: 2 })
    }
  })

  it('has the page\'s language, in which currencies are named', () => {
    expect(['de-DE', 'no_language', ''].map((language) => pageFormat({}, language).language)).toEqual(['de-DE', 'en', 'en'])
  })
})
