// @vitest-environment node
import { expect, it } from 'vitest'
import { againstTable, netChange } from './against-report.mjs'
import { amount, benchAdvice, benchTable } from './report.mjs'

/** @param {Partial<import('./report.mjs').Row>} more */
const row = (more = {}) => ({
  scenario: 'cart/open',
  label: 'click to open',
  unit: 'ms',
  cpu: 4,
  runs: [51, 60, 70],
  median: 60,
  lower: 55.5,
  upper: 65,
  min: 51,
  max: 70,
  goal: 50,
  verdict: 'missed',
  advice: 'Look at the binding.',
  ...more,
})

it('prints median, spread, goal and verdict, and each scenario once', () => {
  const lines = benchTable([row(), row({ label: 'painted', goal: null, verdict: 'no goal' }), row({ scenario: 'cart/close', verdict: 'met', goal: 90 })])
  expect(lines[1]).toMatch(/^cart\/open +click to open +×4 +60\.0 ms +55\.5 ms–65\.0 ms +51\.0 ms–70\.0 ms +≤ 50\.0 ms +MISSED$/)
  expect(lines[2]).toMatch(/^ +painted +×4 +60\.0 ms +55\.5 ms–65\.0 ms +51\.0 ms–70\.0 ms$/)
  expect(lines[3]).toMatch(/^cart\/close .* ≤ 90\.0 ms +ok$/)
})

it('shows no spread where there was one run', () => {
  expect(benchTable([row({ runs: [60] })])[1]).not.toContain('–')
})

it('says what to look at for each missed goal, and what could not be measured', () => {
  const failure = { scenario: 'cart/list', cpu: 1, message: 'Never came, in 10 s: "row".' }
  expect(benchAdvice([row(), row({ verdict: 'met' })], [failure])).toEqual([
    'cart/open, click to open, at CPU ×4: 60.0 ms, the goal is 50.0 ms.',
    '  Look at the binding.',
    'cart/list could not be measured at CPU ×1: Never came, in 10 s: "row".',
    '  Open it by itself: --quick --only cart/list',
  ])
  expect(benchAdvice([row({ verdict: 'met' })], [])).toEqual([])
})

it('writes each kind of figure in its own way', () => {
  expect([amount(1.25, 'ms'), amount(4221, 'B'), amount(0, 'shift'), amount(0.00171, 'shift'), amount(1.1, 'times'), amount(3, 'things')]).toEqual([
    '1.3 ms',
    '4.22 kB',
    '0',
    '0.0017',
    '1.10 ×',
    '3',
  ])
})

const side = (/** @type {number} */ median) => ({ median, lower: median, upper: median, min: median, max: median })

it('puts both scripts side by side, with the ratio', () => {
  const [, line, none] = againstTable([
    { label: 'input to the price', unit: 'ms', cpu: 4, theirs: side(64), ours: side(16), ratio: 0.25 },
    { label: 'layout shift', unit: 'shift', cpu: 4, theirs: side(0), ours: side(0), ratio: null },
  ])
  expect(line).toMatch(/^input to the price +×4 +64\.0 ms +16\.0 ms +0\.25 ×$/)
  expect(none).toMatch(/^layout shift +×4 +0 +0$/)
})

it('says whether the page gets lighter or heavier', () => {
  const scripts = (/** @type {number} */ theirs, /** @type {number} */ ours) =>
    netChange([{ label: 'all scripts of the page, gzip', unit: 'B', cpu: 1, theirs: side(theirs), ours: side(ours), ratio: 1 }])
  expect(scripts(100_000, 90_000)).toEqual(["With Tillkit instead of the legacy script the page's scripts are 10.00 kB lighter."])
  expect(scripts(100_000, 103_000)).toEqual(["With Tillkit instead of the legacy script the page's scripts are 3.00 kB heavier."])
  expect(netChange([])).toEqual([])
})
