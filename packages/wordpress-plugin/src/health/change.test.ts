import { beforeAll, describe, expect, it } from 'vitest'
import { median, requestsChange, signed, timeChange, weightChange } from './change.ts'
import type { Facts } from './facts.ts'

const facts = {
  words: { heavier: '{number} kB heavier', lighter: '{number} kB lighter', sameWeight: 'as before', sameRequests: 'as many', slower: '{number} ms slower', faster: '{number} ms faster', sameTime: 'unclear', unmeasured: 'not measured', unknown: '{files} unknown' },
} as unknown as Facts
const weight = (bytes: number, rest: { readonly unknown?: number; readonly requests?: number } = {}) => ({ bytes, unknown: 0, requests: 10, ...rest })

beforeAll(() => {
  document.documentElement.lang = 'en-GB'
})

describe('weightChange', () => {
  it('says of a page that became heavier that it is heavier, by how much', () => {
    expect(weightChange(facts, weight(1_000_000), weight(1_029_060))).toEqual({ kind: 'more', text: '+29.1 kB heavier' })
    expect(weightChange(facts, weight(171_949), weight(131_700))).toEqual({ kind: 'less', text: '−40.2 kB lighter' })
    expect(weightChange(facts, weight(5000), weight(5040))).toEqual({ kind: 'same', text: 'as before' })
  })

  it('says which files cannot be measured', () => {
    expect(weightChange(facts, weight(1000, { unknown: 2 }), weight(2000, { unknown: 1 })).text).toBe('+1.0 kB heavier (2 unknown)')
    expect(weightChange(facts, weight(1000, { unknown: 1 }), weight(1000)).text).toBe('as before (1 unknown)')
  })
})

it('says how many requests there are more or less', () => {
  expect(requestsChange(facts, weight(0), weight(0, { requests: 13 }))).toEqual({ kind: 'more', text: '+3' })
  expect(requestsChange(facts, weight(0), weight(0, { requests: 8 }))).toEqual({ kind: 'less', text: '−2' })
  expect(requestsChange(facts, weight(0), weight(0))).toEqual({ kind: 'same', text: 'as many' })
})

describe('timeChange', () => {
  it('says the median of the differences where all pairs of loads agree on the faster one', () => {
    expect(timeChange(facts, [12, 40, 31, 900, 5])).toEqual({ kind: 'more', text: '+31 ms slower' })
    expect(timeChange(facts, [-12.4, -40, -1])).toEqual({ kind: 'less', text: '−12 ms faster' })
  })

  it('calls no number a difference that the next load could turn round', () => {
    expect(timeChange(facts, [40, 40, -1, 40, 40])).toEqual({ kind: 'same', text: 'unclear' })
    expect(timeChange(facts, [0.1, 0.2, 0.3])).toEqual({ kind: 'same', text: 'unclear' })
  })

  it('says that it was not measured where it was not', () => {
    expect(timeChange(facts, [])).toEqual({ kind: 'unmeasured', text: 'not measured' })
  })
})

it('takes the middle of values in any order, also of an even number of them', () => {
  expect([median([9, 1, 5]), median([10, 1, 2, 4]), median([])]).toEqual([5, 3, NaN])
})

it('writes numbers with their sign', () => {
  expect([signed(1234.56, 1), signed(-0.3, 1), signed(7)]).toEqual(['+1,234.6', '−0.3', '+7'])
})

it('writes numbers also where WordPress calls the language by what is no language\'s name', () => {
  document.documentElement.lang = 'pt-PT-ao90'
  expect(signed(7.25, 1)).toMatch(/^\+7[.,]3$/)
  document.documentElement.lang = 'en-GB'
})
