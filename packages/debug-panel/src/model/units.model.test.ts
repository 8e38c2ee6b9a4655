// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { countStates, hostAdvice, inOrder, statusOf, unitAdvice, type UnitFacts, type UnitView } from './units.model.ts'

const facts = (change: Partial<UnitFacts>): UnitFacts => ({
  name: 'lamp',
  off: undefined,
  isExcluded: false,
  isStopped: false,
  isGivenUp: false,
  isMissing: false,
  lacks: [],
  states: [],
  liveScripts: [],
  nearMisses: [],
  ...change,
})

describe('a unit', () => {
  it.each([
    ['failed', { isMissing: true, states: ['refused'], liveScripts: ['#lamp-js'] }, ''],
    ['absent', { nearMisses: ['There is an element with .Lamp.'] }, 'There is an element with .Lamp.'],
    ['absent', { lacks: ['wc_lamp_params'], liveScripts: ['#lamp-js'] }, ''],
    ['excluded', { isExcluded: true, states: [] }, 'Add "lamp" there'],
    ['stopped', { isStopped: true }, 'when the page is loaded again'],
    ['refused', { states: ['refused'], liveScripts: ['#lamp-js'] }, '#lamp-js'],
    ['refused', { states: ['refused'], liveScripts: ['#lamp-js'] }, 'Replacing the shop\'s own script'],
    ['refused', { liveScripts: ['#lamp-js'] }, 'data-force="lamp"'],
  ] as const)('that is %s says what to do', (status, change, words) => {
    expect(statusOf(facts(change))).toBe(status)
    expect(unitAdvice(facts(change)).join('\n')).toContain(words)
  })

  it.each([
    ['off', { off: 'address', states: ['mounted'] }],
    ['failed', { states: ['mounted', 'failed', 'waiting'] }],
    ['waiting', { states: ['mounted', 'waiting'] }],
    ['working', { states: ['mounted', 'mounted'] }],
    // Its report says what to do.
    ['refused', { isGivenUp: true, states: ['refused'], liveScripts: ['#lamp-js'] }],
  ] as const)('is %s', (status, change) => {
    expect(statusOf(facts(change))).toBe(status)
    expect(unitAdvice(facts(change))).toEqual([])
  })
})

describe('an element that waits', () => {
  it.each([
    ['idle', 'none', 'first idle moment'],
    ['visible', 'none', 'scrolled into view'],
    ['interaction', 'none', 'first touch'],
    ['triggers', 'none', 'something that it answers'],
    ['triggers', 'asked', 'its code is on the way'],
    ['idle', 'asked', 'its code is on the way'],
    ['idle', 'there', 'a part that it needs'],
  ] as const)('says for what: %s, code %s', (when, code, words) => {
    expect(hostAdvice('waiting', when, code).join()).toContain(words)
  })

  it('says nothing once it is mounted', () => {
    expect(hostAdvice('mounted', 'idle', 'there')).toEqual([])
  })
})

it('shows first what has something to do on the page', () => {
  const units = ['absent', 'failed', 'absent', 'working'].map((status, index) => ({ status, name: String(index) })) as unknown as UnitView[]
  expect(inOrder(units).map(({ name }) => name)).toEqual(['1', '3', '0', '2'])
})

it('counts elements by state, and leaves out what there is none of', () => {
  const unit = { hosts: ['failed', 'mounted', 'mounted'].map((state) => ({ state })) } as unknown as UnitView
  expect(countStates([unit])).toEqual([
    { state: 'mounted', count: 2 },
    { state: 'failed', count: 1 },
  ])
})
