// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { countDifference, numberIn, parseWhole, withNumber } from './mini-cart.model.ts'

const LINES = { a: { quantity: 2, name: 'Rolls' }, b: { quantity: 1, name: 'Ribbon' } }

describe('a quantity as typed', () => {
  it.each([['5', 5], ['0', 0], [' 12 ', 12], ['2.7', 2], ['1e2', 100]])('%j is %j', (text, quantity) => {
    expect(parseWhole(text)).toBe(quantity)
  })

  it.each(['', ' ', '-2', '0.4', 'three', 'Infinity', '1e400'])('%j is none', (text) => {
    expect(parseWhole(text)).toBeUndefined()
  })
})

describe('how many articles more or less', () => {
  it.each([
    ['nothing was done', {}, [], 0],
    ['one is more', { a: { text: '5', quantity: 5 } }, [], 3],
    ['one is being typed', { a: { text: '', quantity: undefined } }, [], 0],
    ['one leaves, whatever was typed', { a: { text: '5', quantity: 5 } }, ['a'], -2],
    ['a line is unknown', { z: { text: '5', quantity: 5 } }, ['y'], 0],
  ])('when %s', (_why, drafts, leaving, difference) => {
    expect(countDifference(LINES, drafts, new Set(leaving))).toBe(difference)
  })
})

describe('a number in the server\'s words', () => {
  it.each([['× 2', 7, '× 7'], ['12 items in cart', 1, '1 items in cart'], ['1.000 Artikel', 999, '999 Artikel'], ['no number', 3, 'no number']])('%j becomes that of %j', (words, number, expected) => {
    expect(withNumber(words, number)).toBe(expected)
  })

  it.each([['× 2', 2], ['2.5', 2.5], ['1,234 items', 1234], ['1.234.567', 1234567], ['none', 0]])('of %j is %j', (words, number) => {
    expect(numberIn(words)).toBe(number)
  })
})
