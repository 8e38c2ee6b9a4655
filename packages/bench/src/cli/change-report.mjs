import { formatTable } from '../../../testing/src/project/format.mjs'
import { amount } from './report.mjs'

/**
 * @typedef {import('../in-turns.ts').ChangedRow} ChangedRow
 * @typedef {import('../in-turns.ts').ChangeFailure} ChangeFailure
 */

/** What is said of a figure that is more by over a tenth. */
const MARKS = /** @type {Record<string, string>} */ ({ worse: 'WORSE', 'perhaps worse': 'worse? halves overlap', better: 'better' })

/**
 * Each figure before and after, with half of the runs in brackets, and what became of it.
 * @param {readonly ChangedRow[]} rows
 */
export function changeTable(rows) {
  const cells = rows.map(({ scenario, label, cpu, unit, before, after, ratio, change }, index) => [
    scenario === rows[index - 1]?.scenario ? '' : scenario,
    label,
    `×${cpu}`,
    side(before, unit),
    side(after, unit),
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
    MARKS[change] ?? '',
  ])
  return formatTable([['scenario', 'figure', 'CPU', 'before', 'after', 'after / before', ''], ...cells], [3, 4, 5])
}

/**
 * The comparison in sentences: how many figures became worse or better, each that is worse, and what could not be measured.
 * @param {readonly ChangedRow[]} rows
 * @param {readonly ChangeFailure[]} failures
 */
export function changeAdvice(rows, failures) {
  const of = (/** @type {ChangedRow['change']} */ change) => rows.filter((row) => row.change === change)
  const compared = rows.length - of('not compared').length
  const words = (/** @type {ChangedRow} */ { scenario, label, cpu, unit, before, after }) =>
    `  ${scenario}, ${label}, at CPU ×${cpu}: ${amount(before.median, unit)} → ${amount(after.median, unit)}`
  return [
    `Of ${compared} figures ${of('better').length} are better by more than a tenth, ${of('worse').length} worse; ${of('perhaps worse').length} seem worse, but half of their runs are as before.`,
    ...[...of('worse'), ...of('perhaps worse')].map(words),
    ...failures.map(({ scenario, cpu, build, message }) => `${scenario} could not be measured at CPU ×${cpu} on the build ${build}: ${message}`),
  ]
}

/**
 * @param {ChangedRow['before']} summary
 * @param {ChangedRow['unit']} unit
 */
function side({ median, lower, upper, min, max }, unit) {
  return min === max ? amount(median, unit) : `${amount(median, unit)} (${amount(lower, unit)}–${amount(upper, unit)})`
}
