// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { findingsOf, type Seen } from './findings.ts'

const facts = {
  units: {
    prices: { name: 'Prices', handles: ['price-js'], isOn: true },
    basket: { name: 'Basket', handles: ['one', 'two'], isOn: true },
    filters: { name: 'Filters', handles: ['two'], isOn: false },
  },
  words: { notAsked: 'absent', notStarted: 'dead {address}', refused: '{unit} < {script}', failed: '{unit}! {message}', waits: '{unit} …', switched: '{unit} is off' },
} as unknown as Facts
const seen = (rest: Partial<Seen>): Seen => ({ hosts: [], problems: [], live: [], ...rest })
const OFF = { text: 'Filters is off', isProblem: false }

describe('findingsOf', () => {
  it('lists each unit once: at work where one of its hosts is, waiting where all wait', () => {
    const hosts = [{ unit: 'prices', state: 'mounted' }, { unit: 'prices', state: 'waiting' }, { unit: 'basket', state: 'waiting' }] as const
    expect(findingsOf(facts, seen({ hosts }))).toEqual({ works: ['Prices', 'Basket …'], off: [OFF] })
  })

  it('names the live script that keeps a unit off, which is no problem', () => {
    const hosts = [{ unit: 'basket', state: 'refused' }] as const
    expect(findingsOf(facts, seen({ hosts, live: ['price-js', 'two'] }))).toEqual({ works: [], off: [{ text: 'Basket < two', isProblem: false }, OFF] })
  })

  it('tells problems first, each with what to do', () => {
    const problems = [{ unit: 'prices', message: 'No price.', advice: 'Print one.' }, { unit: 'tillkit', message: 'No file.', advice: '' }]
    expect(findingsOf(facts, seen({ problems })).off).toEqual([
      { text: 'Prices! No price. Print one.', isProblem: true },
      { text: 'tillkit! No file.', isProblem: true },
      OFF,
    ])
  })

  it('takes a page without Tillkit for a problem', () => {
    expect(findingsOf(facts, seen({ hosts: undefined }))).toEqual({ works: [], off: [{ text: 'absent', isProblem: true }] })
  })

  it('says where our file is that did not start', () => {
    expect(findingsOf(facts, seen({ hosts: undefined, tag: 'https://a.example/tillkit.js' })).off).toEqual([{ text: 'dead https://a.example/tillkit.js', isProblem: true }])
  })
})
