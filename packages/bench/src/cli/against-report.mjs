import { formatTable } from '../../../testing/src/project/format.mjs'
import { amount } from './report.mjs'

/** @typedef {import('../against/compare.ts').Comparison} Comparison */

/**
 * Both sides of each figure, and how ours stands to theirs.
 * @param {readonly Comparison[]} comparisons
 */
export function againstTable(comparisons) {
  const cells = comparisons.map(({ label, unit, cpu, theirs, ours, ratio }) => [
    label,
    `×${cpu}`,
    amount(theirs.median, unit),
    spread(theirs, unit),
    amount(ours.median, unit),
    spread(ours, unit),
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
  ])
  const head = ['figure', 'CPU', 'legacy', 'all runs', 'Tillkit', 'all runs', 'Tillkit / legacy']
  return formatTable([head, ...cells], [2, 3, 4, 5, 6])
}

/**
 * The weight of a page's scripts before and after, in one sentence.
 * @param {readonly Comparison[]} comparisons
 */
export function netChange(comparisons) {
  const scripts = comparisons.find(({ label }) => label.startsWith('all scripts'))
  if (!scripts) return []
  const change = scripts.ours.median - scripts.theirs.median
  const words = `${amount(Math.abs(change), 'B')} ${change > 0 ? 'heavier' : 'lighter'}`
  return [`With Tillkit instead of the legacy script the page's scripts are ${words}.`]
}

/**
 * @param {Comparison['ours']} summary
 * @param {Comparison['unit']} unit
 */
function spread({ min, max }, unit) {
  return min === max ? '' : `${amount(min, unit)}–${amount(max, unit)}`
}
