import { amount } from './bench-report.mjs'
import { formatTable } from './summary.mjs'

/**
 * @typedef {import('../../../bench/src/in-turns.ts').ChangedRow} ChangedRow
 * @typedef {import('../../../bench/src/in-turns.ts').ChangeFailure} ChangeFailure
 * @typedef {import('./page-sizes.mjs').PageSize} PageSize
 * @typedef {import('./page-sizes.mjs').WeighedPage} WeighedPage
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
 * What whole pages load and ask for, before and after. A page that one of the builds did not show stands with what is known.
 * @param {readonly PageSize[]} before
 * @param {readonly PageSize[]} after
 */
export function pageChangeTable(before, after) {
  const cells = after.map(({ page, bytes }) => {
    const old = before.find(({ page: other }) => isSamePage(other, page))
    const ratio = old && old.bytes > 0 ? bytes / old.bytes : undefined
    return [
      page.page,
      page.theme ?? '',
      page.touch ?? '',
      old ? amount(old.bytes, 'B') : '',
      amount(bytes, 'B'),
      ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
      `${old?.page.requests ?? '?'} → ${page.requests ?? '?'} (${page.legacy})`,
      ratio !== undefined && ratio > 1.1 ? 'WORSE' : '',
    ]
  })
  return formatTable([['page', 'theme', 'touched', 'before', 'after', 'after / before', 'calls (legacy)', ''], ...cells], [3, 4, 5])
}

/**
 * @param {WeighedPage} one
 * @param {WeighedPage} other
 */
function isSamePage(one, other) {
  return (/** @type {const} */ (['page', 'theme', 'path', 'touch', 'before'])).every((name) => one[name] === other[name])
}

/**
 * @param {ChangedRow['before']} summary
 * @param {ChangedRow['unit']} unit
 */
function side({ median, lower, upper, min, max }, unit) {
  return min === max ? amount(median, unit) : `${amount(median, unit)} (${amount(lower, unit)}–${amount(upper, unit)})`
}
