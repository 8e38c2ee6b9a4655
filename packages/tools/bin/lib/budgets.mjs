import { closureOf } from '../../../testing/src/project/modules.mjs'

/**
 * @typedef {import('../../../testing/src/project/modules.mjs').BuiltFiles} BuiltFiles
 * @typedef {{ name: string, measure: 'file' | 'files' | 'largest' | 'base' | 'own' | 'own-still' | 'page-still' | 'page-drawn', reason: string,
 *   gzip?: number, raw?: number, file?: string, files?: string[], unit?: string, units?: string[], legacy?: number | null,
 *   optional?: boolean }} Budget
 *   `largest`: the heaviest file of a family's members, but for those in `files`; `gzip` or `raw`: the most bytes; `legacy`: what the page's own scripts weigh, null = not measured;
 *   `optional`: the file need not exist
 * @typedef {{ chunks: Record<string, string[]>, budgets: Budget[] }} Budgets budgets.json
 * @typedef {{ file: string, bytes: number }} Weight
 * @typedef {{ budget: Budget, files: Weight[], bytes: number, limit: number, missing: string[],
 *   react: number }} Measured
 *   `files`: what was counted, heaviest first; `missing`: files that should be in the build; `react`: React's share
 */

const LOADER = 'tillkit.js'

/** What a unit's own code may weigh of which budgets.json says nothing, in bytes. */
const USUAL = 8000

/**
 * Weighs a build against its budgets.
 * @param {Budgets} budgets
 * @param {BuiltFiles} files
 * @param {readonly string[]} units all there are
 * @returns {Measured[]}
 */
export function measure({ chunks, budgets }, files, units) {
  return budgets.map((budget) => {
    const counted = namesOf(budget, chunks, files, units.map(entryOf))
    const present = counted.filter((name) => name in files)
    const unit = budget.raw === undefined ? 'gzip' : 'bytes'
    const weigh = (/** @type {string} */ file) => ({ file, bytes: files[file]?.[unit] ?? 0 })
    return {
      budget,
      files: present.map(weigh).sort((left, right) => right.bytes - left.bytes),
      bytes: budget.measure === 'largest' ? Math.max(...present.map((file) => weigh(file).bytes)) : total(present.map(weigh)),
      limit: budget.raw ?? budget.gzip ?? 0,
      missing: budget.optional ? [] : counted.filter((name) => !(name in files)),
      react: total(present.filter((name) => chunks['react']?.includes(name)).map(weigh)),
    }
  })
}

/**
 * The budgets with one more for the own code of each unit of which they say nothing, so that a new one is weighed as well.
 * @param {Budgets} budgets
 * @param {readonly string[]} units all there are
 * @returns {Budgets}
 */
export function withOwn({ chunks, budgets }, units) {
  const named = budgets.flatMap(({ measure: by, unit, units: several = [] }) => (by.startsWith('own') ? [unit, ...several] : []))
  const rest = units.filter((unit) => !named.includes(unit))
  const reason = 'The unit without the shared chunks, its lazy parts included: what no other reason stands for.'
  return { chunks, budgets: [...budgets, ...rest.map((unit) => /** @type {Budget} */ ({ name: `${unit}, own code`, measure: 'own', unit, gzip: USUAL, reason }))] }
}

/**
 * Whether a part is within its budget; a part that is not there cannot be.
 * @param {Measured} measured
 */
export function isOver({ bytes, limit, missing }) {
  return bytes > limit || missing.length > 0
}

/**
 * The files that a budget counts.
 * @param {Budget} budget
 * @param {Record<string, string[]>} chunks
 * @param {BuiltFiles} files
 * @param {readonly string[]} all entries of all units
 * @returns {string[]}
 */
function namesOf(budget, chunks, files, all) {
  const entries = (budget.units ?? [budget.unit ?? '']).map(entryOf)
  const closures = (/** @type {readonly string[]} */ from, /** @type {boolean} */ lazy) =>
    from.flatMap((entry) => [...closureOf(files, entry, { lazy })])
  // The chunk's first file is always counted, so that a build without it shows as one.
  const inChunk = (/** @type {string} */ chunk, /** @type {readonly string[]} */ names) => {
    const ofChunk = chunks[chunk] ?? []
    return unique([...ofChunk.slice(0, 1), ...names.filter((name) => ofChunk.includes(name))])
  }
  switch (budget.measure) {
    case 'file':
      return [budget.file ?? '']
    case 'files':
      return budget.files ?? []
    case 'largest':
      return Object.keys(files).filter((name) => /\..+\.js$/.test(name) && name.startsWith(`${budget.unit}.`) && !(budget.files ?? []).includes(name))
    case 'base':
      return inChunk('base', closures(all, false))
    case 'own':
    case 'own-still': {
      const others = closures(all.filter((entry) => !entries.includes(entry)), true)
      const shared = new Set([...Object.values(chunks).flat(), ...others])
      return unique(closures(entries, budget.measure === 'own').filter((name) => !shared.has(name)))
    }
    case 'page-still':
      return unique([LOADER, ...closures(entries, false)])
    case 'page-drawn':
      return unique([LOADER, ...closures(entries, true)])
    default:
      throw new Error(`budgets.json: "${budget.name}" has the unknown measure "${String(budget.measure)}".`)
  }
}

/** @param {string} unit */
function entryOf(unit) {
  return `${unit}.js`
}

/** @param {readonly string[]} names */
function unique(names) {
  return [...new Set(names)]
}

/** @param {readonly Weight[]} weights */
function total(weights) {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0)
}
