import { amount, reactShare } from './size-report.mjs'

/** @typedef {import('./budgets.mjs').Measured} Measured */

const BEGIN = '<!-- Written by "npm run build && npm run size -- --write". -->'
const END = '<!-- End of what is written. -->'

/** How far a figure of SIZES.md may be from the build, in bytes: every change of the code would be one of that else. */
const TOLERANCE = 100

/**
 * The text with the sizes of this build in it.
 * @param {string} text
 * @param {readonly Measured[]} rows
 * @returns {string}
 * @throws {Error} when the text has no place for them
 */
export function writeSizes(text, rows) {
  const { before, after } = splitAtSizes(text)
  return `${before}\n${sizeTable(rows).join('\n')}\n${after}`
}

/**
 * Where the text's sizes are not those of this build.
 * @param {string} text
 * @param {readonly Measured[]} rows
 * @returns {string[]} a line for each part that is missing, too many or told wrongly; none when all is true
 * @throws {Error} when the text has no place for them
 */
export function staleSizes(text, rows) {
  const told = readTable(splitAtSizes(text).table)
  const names = new Set(rows.map(({ budget }) => budget.name))
  return [
    ...rows.flatMap((row) => staleRow(row, told.get(row.budget.name))),
    ...[...told.keys()].filter((name) => !names.has(name)).map((name) => `${name}: there is no such budget any more.`),
  ]
}

/**
 * @param {Measured} row
 * @param {Told | undefined} told
 */
function staleRow({ budget, bytes, limit }, told) {
  if (!told) return [`${budget.name}: not in SIZES.md.`]
  const isNear = Math.abs(told.bytes - bytes) <= TOLERANCE
  if (isNear && told.limit === amount(budget, limit)) return []
  return [`${budget.name}: ${amount(budget, bytes)} of ${amount(budget, limit)}; SIZES.md says ${told.words} of ${told.limit}.`]
}

/** @param {readonly Measured[]} rows */
function sizeTable(rows) {
  const cells = rows.map((row) => [row.budget.name, withReact(row), amount(row.budget, row.limit)])
  return [['Part', 'gzip', 'Budget'], ['---', '---', '---'], ...cells].map((row) => `| ${row.join(' | ')} |`)
}

/** @param {Measured} row */
function withReact(row) {
  const share = reactShare(row)
  return amount(row.budget, row.bytes) + (share && ` (${share})`)
}

/**
 * @typedef {{ words: string, bytes: number, limit: string }} Told what SIZES.md says of one part
 * @param {string} table
 * @returns {Map<string, Told>} by the part's name
 */
function readTable(table) {
  const lines = table.split('\n').filter((line) => line.startsWith('| ')).slice(2)
  return new Map(lines.map((line) => {
    const [name = '', words = '', limit = ''] = line.slice(2, -2).split(' | ')
    return [name, { words, bytes: bytesOf(words), limit }]
  }))
}

/** @param {string} words such as "4.90 kB" or "133 B raw" */
function bytesOf(words) {
  return parseFloat(words) * (words.includes(' kB') ? 1000 : 1)
}

/** @param {string} text */
function splitAtSizes(text) {
  const [before, rest] = text.split(BEGIN)
  const [table, after] = rest?.split(END) ?? []
  if (before === undefined || table === undefined || after === undefined) {
    throw new Error(`SIZES.md has no place for the sizes: "${BEGIN}", later "${END}".`)
  }
  return { before: before + BEGIN, table, after: END + after }
}
