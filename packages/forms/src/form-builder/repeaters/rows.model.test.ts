import { expect, it } from 'vitest'
import { isOff, nextNumber, readLimits, readNumbers, writeNumbers } from './rows.model.ts'

it('a list of rows is read as the server writes it, each number once, and what is no list is none', () => {
  expect(['[]', '[2,3]', '["2",4]', '[3,3]'].map(readNumbers)).toEqual([[], [2, 3], [2, 4], [3]])
  expect(['', '2', '{"a":2}', '[2,', '[0]', '[1.5]', '["x"]', 'null'].map(readNumbers)).toEqual(Array(8).fill(undefined))
  expect(writeNumbers([4, 2, 4])).toBe('[4,2]')
})

it('there is one row in any case, and as many as the server says', () => {
  expect([['2', '5'], ['', ''], ['0', '-1'], ['4', '2'], ['x', '3']].map(([min = '', max = '']) => readLimits(min, max))).toEqual([
    { min: 2, max: 5 }, { min: 1, max: Infinity }, { min: 1, max: Infinity }, { min: 4, max: 4 }, { min: 1, max: 3 },
  ])
})

it('a row offers what may be done with it', () => {
  const limits = { min: 2, max: 3 }
  expect([isOff(0, 2, limits), isOff(1, 3, limits), isOff(2, 3, limits)]).toEqual([{ add: false, remove: true }, { add: true, remove: true }, { add: true, remove: false }])
})

it('a number is not given twice', () => {
  const limits = { min: 2, max: 9 }
  expect([nextNumber(3, [2], limits), nextNumber(3, [2, 7], limits), nextNumber(NaN, [], limits)]).toEqual([3, 8, 3])
})
