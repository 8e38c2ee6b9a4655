import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { isFresh } from '../../../../testing/src/project/prepare/build.mjs'
import { isOver, measure, withUnits } from './budgets.mjs'
import { formatTable, kilobytes } from '../../../../testing/src/project/format.mjs'
import { readBuild } from '../../../../testing/src/project/modules.mjs'
import { distFolder, readJson } from '../../../../testing/src/project/root.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'

/** @typedef {import('./budgets.mjs').Measured} Measured */

const BUDGETS = 'packages/tools/bin/budgets.json'

/**
 * Weighs the build in dist.
 * @returns {Promise<Measured[]>}
 * @throws {Error} when there is none
 */
export async function measureSizes() {
  const dist = distFolder()
  if (!existsSync(join(dist, 'manifest.json'))) throw new Error('There is no finished build: run "npm run build" first.')
  if (!isFresh()) console.warn('The sources have changed since dist was built: "npm run build" brings it up to date.')
  const budgets = /** @type {import('./budgets.mjs').Budgets} */ (readJson(BUDGETS))
  const units = readUnits().units.map(({ name }) => name)
  return measure(withUnits(budgets, units), { ...(await readBuild(dist)), ...dataTable() })
}

/**
 * What is weighed though it is no file: the table that a tag says itself, which is compressed with its page.
 * @returns {import('../../../../testing/src/project/modules.mjs').BuiltFiles}
 */
function dataTable() {
  const { units } = /** @type {{ units: { row: object }[] }} */ (JSON.parse(readFileSync(join(distFolder(), 'manifest.json'), 'utf8')))
  const table = JSON.stringify(units.map(({ row }) => row))
  return { 'data-table': { bytes: Buffer.byteLength(table), gzip: deflateRawSync(table, { level: 9 }).byteLength, integrity: '', imports: [], dynamicImports: [] } }
}

/** @param {Measured} row */
export function sizeForPrograms({ budget, ...measured }) {
  return { name: budget.name, over: isOver({ budget, ...measured }), ...measured }
}

/**
 * The sizes in words: a table, and what is over its budget.
 * @param {readonly Measured[]} rows
 */
export function sizeReport(rows) {
  const cells = rows.map((row) => {
    const { budget, bytes, limit } = row
    return [budget.name, amount(budget, bytes), amount(budget, limit), verdict(row), reactShare(row)]
  })
  return [
    ...formatTable([['part', 'gzip', 'budget', '', ''], ...cells], [1, 2]),
    '',
    ...rows.filter(isOver).flatMap(advice),
  ]
}

/**
 * Bytes in words, as the part is measured: in kB of gzip, or raw.
 * @param {Measured['budget']} budget
 * @param {number} bytes
 */
export function amount(budget, bytes) {
  return budget.raw === undefined ? kilobytes(bytes) : `${bytes} B raw`
}

/** @param {Measured} row */
function verdict(row) {
  if (row.missing.length > 0) return 'missing'
  if (isOver(row)) return 'over budget'
  return row.files.length > 0 ? 'ok' : 'none'
}

/**
 * How much of a part is React; empty where none is.
 * @param {Measured} row
 */
export function reactShare({ bytes, react }) {
  return react > 0 ? `React ${kilobytes(react)}, the rest ${kilobytes(bytes - react)}` : ''
}

/** @param {Measured} row */
function advice({ budget, files, bytes, limit, missing }) {
  if (missing.length > 0) return ['', `${budget.name}: ${missing.join(', ')} is not in the build.`]
  return [
    '',
    `${budget.name} is over budget by ${amount(budget, bytes - limit)}. ${budget.reason ?? 'That is the goal of the design.'}`,
    ...files.map(({ file, bytes: size }) => `  ${file} ${amount(budget, size)}`),
    '  Look for what came in with the last change; load it later with import(), share it, or do without it.',
    `  A larger budget needs its reason in ${BUDGETS}.`,
  ]
}
