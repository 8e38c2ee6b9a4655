import { closureOf } from '../../../../testing/src/project/modules.mjs'
import { PAGE_GOALS } from '../../../../testing/src/project/page-goals.mjs'

/**
 * @typedef {import('../../../../testing/src/project/modules.mjs').BuiltFiles} BuiltFiles
 * @typedef {{ name: string, measure: 'file' | 'files' | 'largest' | 'page-still' | 'page-drawn', gzip?: number, raw?: number,
 *   file?: string, files?: string[], pattern?: string, unit?: string, optional?: boolean, reason?: string }} Budget
 *   `largest`: the heaviest of the files whose names have the pattern; `page-still`: the script tag with a unit as it stands untouched,
 *   `page-drawn`: with all that it ever loads; `gzip` or `raw`: the most bytes; `optional`: the file need not exist; `reason`: why the
 *   goal of the design is not enough
 * @typedef {{ budgets: Budget[] }} Budgets budgets.json
 * @typedef {{ file: string, bytes: number }} Weight
 * @typedef {{ budget: Budget, files: Weight[], bytes: number, limit: number, missing: string[], react: number }} Measured
 *   `files`: what was counted, heaviest first; `missing`: files that should be in the build; `react`: React's share
 */

const LOADER = 'tillkit.js'
const REACT = 'react.js'

/**
 * Weighs a build against its budgets.
 * @param {Budgets} budgets
 * @param {BuiltFiles} files
 * @returns {Measured[]}
 */
export function measure({ budgets }, files) {
  return budgets.map((budget) => {
    const counted = namesOf(budget, files)
    const present = counted.filter((name) => name in files)
    const unit = budget.raw === undefined ? 'gzip' : 'bytes'
    const weigh = (/** @type {string} */ file) => ({ file, bytes: files[file]?.[unit] ?? 0 })
    const weights = present.map(weigh).sort((left, right) => right.bytes - left.bytes)
    return {
      budget,
      files: budget.measure === 'largest' ? weights.slice(0, 1) : weights,
      bytes: budget.measure === 'largest' ? (weights[0]?.bytes ?? 0) : total(weights),
      limit: budget.raw ?? budget.gzip ?? 0,
      missing: budget.optional ? [] : counted.filter((name) => !(name in files)),
      react: budget.measure.startsWith('page') && present.includes(REACT) ? weigh(REACT).bytes : 0,
    }
  })
}

/**
 * The budgets with one more for a page with each unit, so that a new one is weighed as well.
 * @param {Budgets} budgets
 * @param {readonly string[]} units all there are
 * @returns {Budgets}
 */
export function withUnits({ budgets }, units) {
  return { budgets: [...budgets, ...units.map((unit) => /** @type {Budget} */ ({ name: `${unit} page, untouched`, measure: 'page-still', unit, gzip: PAGE_GOALS.still }))] }
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
 * @param {BuiltFiles} files
 * @returns {string[]}
 */
function namesOf({ name, measure: by, file = '', files: several = [], pattern = '', unit = '' }, files) {
  switch (by) {
    case 'file':
      return [file]
    case 'files':
      return several
    case 'largest': {
      const found = Object.keys(files).filter((one) => new RegExp(pattern).test(one))
      return found.length > 0 ? found : [pattern]
    }
    case 'page-still':
      return [LOADER, ...closureOf(files, `${unit}.js`, { lazy: false })]
    case 'page-drawn':
      return [LOADER, ...closureOf(files, `${unit}.js`, { lazy: true })]
    default:
      throw new Error(`budgets.json: "${name}" has the unknown measure "${String(by)}".`)
  }
}

/** @param {readonly Weight[]} weights */
function total(weights) {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0)
}
