import { toPlain } from '@tillkit/platform'
import { describe, expect, it } from 'vitest'
import { type BuilderCurrency, cleanPrice, readAmount, readTypedAmount, withoutSymbol, withSymbol } from './amounts.model.ts'

const pounds: BuilderCurrency = { symbol: '£', decimalSeparator: '.', thousandSeparator: ',', decimals: 2, priceFormat: '%1$s%2$s', trimZeros: false }
const euros: BuilderCurrency = { ...pounds, symbol: '€', decimalSeparator: ',', thousandSeparator: '.', priceFormat: '%2$s %1$s' }
const yen: BuilderCurrency = { ...pounds, symbol: '¥', decimals: 0 }

const amount = (text: string, currency = pounds) => toPlain(readAmount(text, currency))
const shown = (text: string, currency = pounds) => withSymbol(readAmount(text, currency), currency)

describe('an amount of the form builder', () => {
  it('is read without its sign and its thousands, and is nothing where there is none', () => {
    expect(['£10.00', '1,250.50', '-5', '', 'abc', '12.3.4'].map((text) => amount(text))).toEqual(['10.00', '1250.50', '5.00', '0.00', '0.00', '12.30'])
  })

  it('that is typed has two decimals, rounded as the builder rounds [form-builder-forms#68]', () => {
    const left = (text: string) => withoutSymbol(readTypedAmount(text, pounds), pounds)
    expect([left('12.345'), left('1.005')]).toEqual(['12.35', '1.00'])
  })

  it('is written with points and commas as the currency has them [form-builder-forms#74]', () => {
    expect([shown('1.234,50', euros), shown('12.5', euros)]).toEqual(['1.234,50 €', '125,00 €'])
  })

  it('has no decimals where the currency has none [form-builder-forms#75]', () => {
    expect(shown('1500.6', yen)).toBe('¥1,501')
  })

  it('keeps digits and marks while it is typed', () => {
    expect([cleanPrice('£12a'), cleanPrice('1,2.5 kg')]).toEqual(['12', '1,2.5'])
  })

  it('that is typed with a comma before its pence is not taken for ten times as much (defect 17)', () => {
    const typed = (text: string, currency = pounds) => toPlain(readTypedAmount(text, currency))
    expect(['1,2', '1,25', '1,234', '12,345.6', '1,2,3'].map((text) => typed(text))).toEqual(['1.20', '1.25', '1234.00', '12345.60', '123.00'])
    expect([typed('1,2', euros), typed('1.234,5', euros)]).toEqual(['1.20', '1234.50'])
  })
})
