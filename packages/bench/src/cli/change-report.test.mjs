// @vitest-environment node
import { expect, it } from 'vitest'
import { changeAdvice, changeTable } from './change-report.mjs'

const side = (/** @type {number} */ median) => ({ median, lower: median - 1, upper: median + 1, min: median - 2, max: median + 2 })

/** @param {Partial<import('./change-report.mjs').ChangedRow>} more */
const row = (more = {}) => ({
  scenario: 'cart/open', label: 'click to open', unit: /** @type {const} */ ('ms'), cpu: 4, before: side(20), after: side(30), ratio: 1.5,
  change: /** @type {const} */ ('worse'), ...more,
})

it('puts both builds side by side, each scenario once, and marks what is worse', () => {
  const lines = changeTable([row(), row({ label: 'by hand', ratio: null, change: 'not compared' }), row({ scenario: 'cart/shut', change: 'perhaps worse' })])
  expect(lines[1]).toMatch(/^cart\/open +click to open +×4 +20\.0 ms \(19\.0 ms–21\.0 ms\) +30\.0 ms \(29\.0 ms–31\.0 ms\) +1\.50 × +WORSE$/)
  expect(lines[2]).toMatch(/^ +by hand .*31\.0 ms\)$/)
  expect(lines[3]).toMatch(/^cart\/shut .* worse\? halves overlap$/)
})

it('counts what became of the figures, and names the worse ones and the failures with their build', () => {
  const failure = { scenario: 'cart/list', cpu: 1, build: /** @type {const} */ ('before'), message: 'Never came.' }
  expect(changeAdvice([row(), row({ change: 'better' }), row({ change: 'same' }), row({ change: 'not compared' })], [failure])).toEqual([
    'Of 3 figures 1 are better by more than a tenth, 1 worse; 0 seem worse, but half of their runs are as before.',
    '  cart/open, click to open, at CPU ×4: 20.0 ms → 30.0 ms',
    'cart/list could not be measured at CPU ×1 on the build before: Never came.',
  ])
})
