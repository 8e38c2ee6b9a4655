import { formatTable } from '../../../../testing/src/project/format.mjs'

/** So many are told. */
const SHOWN = 8

/**
 * The files whose tests took longest, as a table.
 * @param {string} step the step's name, for the table's head
 * @param {import('./summary.mjs').VitestReport | undefined} report
 * @param {string} root whose beginning is left out of the files' names
 * @returns {string[]} no line without a report
 */
export function slowestFiles(step, report, root) {
  const files = (report?.testResults ?? []).map(({ name, assertionResults }) => ({
    name: name.startsWith(root) ? name.slice(root.length).replace(/^[\\/]/, '') : name,
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    tests: assertionResults.length,
  }))
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN)
  const rows = slowest.map(({ name, seconds, tests }) => [name, `${seconds.toFixed(1)} s`, String(tests)])
  return rows.length > 0 ? formatTable([[`slowest of ${step}`, 'took', 'tests'], ...rows], [1, 2]) : []
}
