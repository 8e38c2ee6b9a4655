/** What was measured for readers, by whichever run measured it last: a whole run takes an hour, and a part of it can be measured anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * @typedef {import('../../../../bench/src/measured.ts').Row} Row
 * @typedef {import('../sizes/budgets.mjs').Measured} Measured
 * @typedef {import('../sizes/page-sizes.mjs').PageSize} PageSize
 * @typedef {{ demo: readonly PageSize[], captured: readonly PageSize[] }} Pages
 * @typedef {{ date: string, cores: number, load: number, runs: number }} Conditions
 *   `load`: programs that wanted a core when the run began, the run's own not among them
 * @typedef {Omit<Row, 'runs' | 'min' | 'max' | 'advice'>} KeptRow
 * @typedef {{ conditions: Conditions, rows: readonly KeptRow[] }} KeptScenario
 *
 * @typedef {object} KeptFigures
 * @property {readonly Measured[]} sizes
 * @property {Pages} pages
 * @property {Readonly<Record<string, KeptScenario>>} scenarios by name
 *
 * @typedef {object} Run what a run has measured, without failures
 * @property {readonly Measured[]} [sizes] not given: not measured
 * @property {Pages} [pages] not given: not measured
 * @property {readonly Row[]} rows
 * @property {Conditions} conditions
 * @property {readonly string[]} known the names of all scenarios that there are
 */

/** @type {KeptFigures} */
const NONE = { sizes: [], pages: { demo: [], captured: [] }, scenarios: {} }

/**
 * @param {string} file
 * @returns {KeptFigures} nothing where there is no file yet
 */
export const readFigures = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NONE)

/**
 * @param {string} file
 * @param {KeptFigures} figures
 */
export const writeFigures = (file, figures) => writeFileSync(file, `${inLines(figures, 3)}\n`)

/**
 * JSON with a line for each thing down to some depth: who reads what a run has changed sees a line a page and a scenario.
 * @param {unknown} value
 * @param {number} depth
 * @returns {string}
 */
function inLines(value, depth) {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${value.map((each) => inLines(each, depth - 1)).join(',\n')}\n]`
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{\n${members.map(([name, member]) => `${JSON.stringify(name)}: ${inLines(member, depth - 1)}`).join(',\n')}\n}`
}

/**
 * What is known after a run: what it has measured in place of what was known of it, without scenarios that are no more.
 * @param {KeptFigures} before
 * @param {Run} run
 * @returns {KeptFigures}
 */
export function mergeFigures(before, { sizes = before.sizes, pages = before.pages, rows, conditions, known }) {
  /** @param {string} name @returns {KeptScenario | undefined} */
  const scenario = (name) => {
    const own = rows.filter((row) => row.scenario === name)
    return own.length > 0 ? { conditions, rows: own.map(keptRow) } : before.scenarios[name]
  }
  return { sizes, pages, scenarios: Object.fromEntries(known.flatMap((name) => {
    const kept = scenario(name)
    return kept ? [[name, kept]] : []
  })) }
}

/** @param {Row} row @returns {KeptRow} */
const keptRow = ({ scenario, label, unit, cpu, median, lower, upper, goal, verdict }) => ({ scenario, label, unit, cpu, median, lower, upper, goal, verdict })
