// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseRange, rangeLabel } from '../../choices/range.ts'
import { priceBounds, rangeOf, type BoundMode } from './range.ts'

const TEXTS = { both: '%filter% from %min% to %max%', min: '%filter% at least %min%', max: '%filter% at most %max%' }
const bounds = { min: 5, max: 80 }

describe('a range', () => {
  it.each([
    ['10', '40', '10-40'],
    ['10', '', '10-'],
    ['', '40', '-40'],
    ['', '', ''],
    ['5', '80', ''],
    ['10', '80', '10-'],
    ['', '80', ''],
    ['5', '', ''],
    ['40', '10', '10-40'],
    ['ten', '40', '-40'],
    ['-3', '1e3', ''],
    ['0', '', '0-'],
  ])('from %j to %j is %j', (min, max, value) => {
    expect(rangeOf({ min, max }, bounds)).toBe(value)
  })

  it('without bounds is what was typed', () => {
    expect(rangeOf({ min: '5', max: '80' }, undefined)).toBe('5-80')
  })

  it.each([['10-40', '10', '40'], ['40-10', '10', '40'], ['10-', '10', ''], ['-40', '', '40'], ['a-b', '', ''], ['1-2-3', '', '']])('%s is read', (value, min, max) => {
    expect(parseRange(value)).toEqual({ min, max })
  })

  it.each([
    ['10-', 'Price at least £10'],
    ['0-', 'Price at least £0'],
    ['10-40', 'Price from £10 to £40'],
    ['-40', 'Price at most £40'],
  ])('%s in words is %s', (value, words) => {
    expect(rangeLabel(value, TEXTS, { filter: 'Price', symbol: '£' })).toBe(words)
  })

  it('takes placeholders in a title for text', () => {
    expect(rangeLabel('10-', TEXTS, { filter: '%min% $& off', symbol: '' })).toBe('%min% $& off at least 10')
  })
})

describe('the bounds of prices', () => {
  const modes = (min: BoundMode, max: BoundMode) => ({ min, max })
  const standard = { min: 0, max: 100 }
  it.each([
    ['follow the shop', modes('fallback', 'fallback'), { min: 5, max: 80 }, { min: 5, max: 80 }],
    ['fall back where the shop says nothing', modes('fallback', 'fallback'), { min: 5, max: null }, { min: 5, max: 100 }],
    ['stay with always', modes('always', 'always'), { min: 5, max: 80 }, { min: 0, max: 100 }],
    ['are at least the standard with min', modes('min', 'min'), { min: -1, max: 120 }, { min: 0, max: 120 }],
    ['are at most the standard with max', modes('max', 'max'), { min: 5, max: 120 }, { min: 0, max: 100 }],
    ['take no product away by rounding', modes('fallback', 'fallback'), { min: 5.9, max: 80.2 }, { min: 5, max: 81 }],
  ])('%s', (_title, each, found, expected) => {
    expect(priceBounds({ standard, found, modes: each })).toEqual(expected)
  })

  it('are 0 and 50 where the least is fixed and the largest may not pass 50', () => {
    const all = { standard: { min: 0, max: 50 }, found: { min: 5, max: 80 }, modes: modes('always', 'max') }
    expect(priceBounds(all)).toEqual({ min: 0, max: 50 })
  })
})
