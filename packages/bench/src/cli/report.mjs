import { formatTable, kilobytes } from '../../../testing/src/project/format.mjs'

/**
 * @typedef {import('../measured.ts').Row} Row
 * @typedef {import('../measured.ts').Failure} Failure
 * @typedef {import('../scenario.ts').FigureUnit} FigureUnit
 */

/**
 * The table of what was measured: the median, the half of the runs around it, the least and the most.
 * @param {readonly Row[]} rows
 */
export function benchTable(rows) {
  const cells = rows.map((row, index) => [
    row.scenario === rows[index - 1]?.scenario ? '' : row.scenario,
    row.label,
    `×${row.cpu}`,
    amount(row.median, row.unit),
    row.runs.length > 1 ? `${amount(row.lower, row.unit)}–${amount(row.upper, row.unit)}` : '',
    row.runs.length > 1 ? `${amount(row.min, row.unit)}–${amount(row.max, row.unit)}` : '',
    row.goal === null ? '' : `≤ ${amount(row.goal, row.unit)}`,
    row.verdict === 'no goal' ? '' : row.verdict === 'met' ? 'ok' : 'MISSED',
  ])
  const head = ['scenario', 'figure', 'CPU', 'median', 'half of the runs', 'all runs', 'goal', '']
  return formatTable([head, ...cells], [3, 4, 5, 6])
}

/**
 * What to look at: missed goals with their advice, and what could not be measured.
 * @param {readonly Row[]} rows
 * @param {readonly Failure[]} failures
 */
export function benchAdvice(rows, failures) {
  const missed = rows.filter(({ verdict }) => verdict === 'missed')
  return [
    ...missed.flatMap(({ scenario, label, cpu, median, goal, unit, advice }) => [
      `${scenario}, ${label}, at CPU ×${cpu}: ${amount(median, unit)}, the goal is ${amount(goal ?? 0, unit)}.`,
      `  ${advice}`,
    ]),
    ...failures.flatMap(({ scenario, cpu, message }) => [
      `${scenario} could not be measured at CPU ×${cpu}: ${message}`,
      `  Open it by itself: --quick --only ${scenario}`,
    ]),
  ]
}

/**
 * A figure with its unit.
 * @param {number} value
 * @param {FigureUnit} unit
 */
export function amount(value, unit) {
  switch (unit) {
    case 'ms':
      return `${value.toFixed(1)} ms`
    case 'B':
      return kilobytes(value)
    case 'shift':
      return value === 0 ? '0' : value.toFixed(4)
    case 'times':
      return `${value.toFixed(2)} ×`
    case 'things':
      return String(value)
    default:
      throw new Error(`There is no way to write a figure in "${String(unit)}".`)
  }
}
