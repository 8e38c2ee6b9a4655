// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { findingsOf, type Seen } from './findings.ts'

const facts = {
  units: {
    prices: { name: 'Prices', handles: ['price-js'], isOn: true, isFound: true },
    basket: { name: 'Basket', handles: ['one', 'two'], isOn: true, isFound: true },
    filters: { name: 'Filters', handles: ['two'], isOn: false, isFound: true },
  },
  words: { notAsked: 'absent', notStarted: 'dead {address}', refused: '{unit} < {script}', failed: '{unit}! {message}', waits: '{unit} …', switched: '{unit} is off', keptForScripts: '{script} for {scripts}', keptForModules: '{script} with {modules}', keptBeside: '{script} hears {unit}' },
} as unknown as Facts
const seen = (rest: Partial<Seen>): Seen => ({ hosts: [], problems: [], live: [], companions: [], kept: {}, needed: [], ...rest })
const NOTHING = { units: [], works: [], off: [], kept: [], problems: [] }

describe('findingsOf', () => {
  it('lists each unit once: at work where one of its hosts is, waiting where all wait', () => {
    const hosts = [{ unit: 'prices', state: 'mounted' }, { unit: 'prices', state: 'waiting' }, { unit: 'basket', state: 'waiting' }] as const
    expect(findingsOf(facts, seen({ hosts }))).toEqual({ ...NOTHING, units: ['prices', 'basket'], works: ['Prices', 'Basket …'] })
  })

  it('names the live script that keeps a unit off, which is no problem', () => {
    const hosts = [{ unit: 'basket', state: 'refused' }] as const
    expect(findingsOf(facts, seen({ hosts, live: ['price-js', 'two'] }))).toEqual({ ...NOTHING, units: ['basket'], off: ['Basket < two'] })
  })

  it('says for whom a script stays that others build on: for scripts, and for modules', () => {
    const kept = { 'theme-js': ['cards', 'maps', '.card'], other: ['.row'] }
    expect(findingsOf(facts, seen({ kept })).kept).toEqual(['theme-js for cards, maps', 'theme-js with card', 'other with row'])
  })

  it('says that a script stays that hears of a unit\'s work, where the unit does that work', () => {
    const companions = [{ handle: 'bridge', units: ['prices'] }, { handle: 'tags', units: ['basket'] }]
    const hosts = [{ unit: 'prices', state: 'waiting' }, { unit: 'basket', state: 'refused' }] as const
    expect(findingsOf(facts, seen({ hosts, companions })).kept).toEqual(['bridge hears Prices'])
  })

  it('tells problems, each with what to do', () => {
    const problems = [{ unit: 'prices', message: 'No price.', advice: 'Print one.' }, { unit: 'tillkit', message: 'No file.', advice: '' }]
    expect(findingsOf(facts, seen({ problems })).problems).toEqual(['Prices! No price. Print one.', 'tillkit! No file.'])
  })

  it('says where a problem is explained: where the files that told of it say, wherever our tag\'s own stands', () => {
    const problems = [{ unit: 'prices', message: 'No price.', explained: 'https://a.example/1/errors.html#not-json' }]
    expect(findingsOf(facts, seen({ problems, tag: 'https://a.example/1/bare/tillkit.js' })).problems).toEqual([
      'Prices! No price. https://a.example/1/errors.html#not-json',
    ])
  })

  it('takes a page without Tillkit for a problem', () => {
    expect(findingsOf(facts, seen({ hosts: undefined }))).toEqual({ ...NOTHING, problems: ['absent'] })
  })

  it('says where our file is that did not start', () => {
    expect(findingsOf(facts, seen({ hosts: undefined, tag: 'https://a.example/tillkit.js' })).problems).toEqual(['dead https://a.example/tillkit.js'])
  })
})
