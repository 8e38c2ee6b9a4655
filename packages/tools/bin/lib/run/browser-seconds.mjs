import { formatTable } from '../../../../testing/src/project/format.mjs'

/**
 * @typedef {{ seconds: Readonly<Record<string, number>> }} BrowserBudgets by package; `other` for those without a line
 */

/** How much more than its budget a package may take: machines differ, and so do runs. */
const LEEWAY = 3

/**
 * What the browser tests of each package have taken, beside its budget.
 * @param {import('./summary.mjs').VitestReport | undefined} report
 * @param {BrowserBudgets} budgets
 * @returns {{ details: string[], failures: string[] }} a table, and a line for each package that takes far too much
 */
export function weighBrowserSeconds(report, { seconds }) {
  const taken = secondsByPackage(report)
  const rows = Array.from(taken, ([name, spent]) => ({ name, spent, budget: seconds[name] ?? seconds['other'] ?? Infinity }))
  const slowness = Math.max(1, median(rows.map(({ spent, budget }) => spent / budget)))
  const over = rows.filter(({ spent, budget }) => spent > LEEWAY * slowness * budget)
  const table = rows.map(({ name, spent, budget }) => [name, `${spent.toFixed(0)} s`, `${budget} s`])
  return {
    details: rows.length > 0 ? formatTable([['browser tests of', 'took', 'budget'], ...table], [1, 2]) : [],
    failures: over.map(({ name, spent, budget }) =>
      `browser: the tests of ${name} took ${spent.toFixed(0)} s; their budget in browser-seconds.json is ${budget} s. Move what needs no browser into unit tests, or raise it with the reason.`),
  }
}

/**
 * @param {import('./summary.mjs').VitestReport | undefined} report
 * @returns {Map<string, number>} the most first
 */
function secondsByPackage(report) {
  /** @type {Map<string, number>} */
  const taken = new Map()
  for (const { name, assertionResults } of report?.testResults ?? []) {
    const owner = /\/packages\/([^/]+)\/test\//.exec(name.replaceAll('\\', '/'))?.[1] ?? 'examples'
    const spent = assertionResults.reduce((sum, { duration = 0 }) => sum + (duration ?? 0), 0)
    taken.set(owner, (taken.get(owner) ?? 0) + spent / 1000)
  }
  return new Map([...taken].sort(([, one], [, other]) => other - one))
}

/**
 * What is slow for half of the packages is the machine.
 * @param {readonly number[]} values
 */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}
