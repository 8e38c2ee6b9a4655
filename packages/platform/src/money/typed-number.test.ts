// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { euros, pounds } from './currency.fixtures.ts'
import { readTyped } from './typed-number.ts'

const swiss = { ...pounds, symbol: 'CHF', thousandSeparator: '’' }
const dinars = { ...pounds, symbol: 'د.ك', decimals: 3 }
const swedish = { ...euros, symbol: 'kr', thousandSeparator: '\u00a0' }

describe('a typed price', () => {
  it.each([
    ['1,000', '1000'], ['1000', '1000'], ['£40', '40'], ['40 €', '40'], ['40€', '40'], ['1 000,50', '1000.50'], ['1\u202f000.50', '1000.50'],
    ['1,000.50', '1000.50'], ['1.000,50', '1000.50'], ['1,234,567', '1234567'], ['1.234.567,8', '1234567.8'], ['12,5', '12.5'], ['12.5', '12.5'],
    ['£ 1,000', '1000'], ['GBP 40', '40'], ['40 EUR', '40'], ['-£5', '-5'], ['−5', '-5'], ['+5', '5'], ['5.', '5'], [',5', '0.5'], ['0,500', '0.500'],
    ['1000,500', '1000.500'], ['1’000', '1000'], ["1'000.5", '1000.5'], ['٤٠', '40'], ['４０', '40'], ['\u00a040\u00a0', '40'],
    ['40,-', '40'], ['40.-', '40'], ['40,–', '40'], ['40,--', '40'], ['40:-', '40'], ['1.000,- €', '1000'], ['£40.-', '40'],
    ['1,00,000', '100000'], ['12,34,567.50', '1234567.50'], ['1 00 000', '100000'], ['₹1,00,000', '100000'], ['Rs. 1,00,000', '100000'], ['Rs.40', '40'],
    ['40 GBP', '40'], ['40 gbp', '40'], ['eur40', '40'], ['£40 GBP', '40'], ['US$ 40', '40'], ['£.50', '0.50'],
    ['40 pounds', '40'], ['40 Euro', '40'], ['40 euros', '40'], ['British pounds 40', '40'], ['40 Swedish kronor', '40'], ['40 dollars', '40'],
  ])('%j is %s in pounds', (text, number) => {
    expect(readTyped(text, pounds)).toBe(number)
  })

  it.each([
    '', ' ', 'ten', '£', 'forty 40', '10-40', '12,34,5', '1 00', '123,45,678', '1,00,00', '1,00.000', '1.234,567.890', '40-', '40 -', '40:', '40 max', '40 or more', '40 kg', '5 %', '1.2.3', '1,000.50.2', '1e3', '4o', '££40', '1,000,50', '--5', '0x10', '½',
  ])('%j is no number', (text) => {
    expect(readTyped(text, pounds)).toBeUndefined()
  })

  it('is read in the shop\'s own notation where a mark can be either', () => {
    expect([readTyped('1.000', euros), readTyped('1.000,50', euros), readTyped('12.5', euros), readTyped('40 €', euros)]).toEqual(['1000', '1000.50', '12.5', '40'])
    expect([readTyped('1,000', euros), readTyped('1.000', pounds)]).toEqual(['1000', '1000'])
    expect([readTyped('1.250', dinars), readTyped('1,250', dinars), readTyped('د.ك 4', dinars)]).toEqual(['1.250', '1250', '4'])
    expect([readTyped('1’000.50', swiss), readTyped('CHF 40', swiss)]).toEqual(['1000.50', '40'])
    expect([readTyped('1 000 kr', swedish), readTyped('1\u00a0000,5 kr', swedish), readTyped('40 kr', swedish)]).toEqual(['1000', '1000.5', '40'])
  })

  it('may have its currency\'s name in the page\'s language, in any number', () => {
    const german = { ...euros, language: 'de' }
    expect(['40 Euro', '40 Pfund', '40 Schweizer Franken', '40 Kronen'].map((text) => readTyped(text, german))).toEqual(['40', '40', '40', '40'])
    expect([readTyped('40 złotych', { ...euros, language: 'pl' }), readTyped('40 dólares', { ...euros, language: 'es' }), readTyped('40 livres sterling', { ...euros, language: 'fr' })]).toEqual(['40', '40', '40'])
    expect([readTyped('40 kr', { ...swedish, symbol: 'kr.' }), readTyped('40 Kr.', swedish)]).toEqual(['40', '40'])
  })

  it('may have marks that are neither point nor comma', () => {
    expect(readTyped('1·000/50', { ...pounds, thousandSeparator: '·', decimalSeparator: '/' })).toBe('1000.50')
  })

  it('answers at once to a field into which a whole book was pasted', () => {
    expect(readTyped(`${'9 '.repeat(500_000)}x`, pounds)).toBeUndefined()
  })
})
