import { formatTable, kilobytes } from '../../../../testing/src/project/format.mjs'
import { goalOf } from '../../../../testing/src/project/page-goals.mjs'

/**
 * @typedef {import('../../../../testing/src/project/modules.mjs').BuiltFiles} BuiltFiles
 * @typedef {{ page: string, path: string, touch?: string, before?: string, beyond?: { files?: number, gzip?: number, reason: string }, legacy: number, files?: string[],
 *   ahead?: string[], requests?: number, theme?: string, scripts?: string[], selectors?: import('@tillkit/testing/pages').SelectorSum,
 *   reason?: string }} WeighedPage a page of pages.json or captured-pages.json; `theme` and
 *   `scripts`, the legacy scripts on it that ours replace, are those of captured ones
 * @typedef {{ page: WeighedPage, bytes: number, ahead: number, missing: string[] }} PageSize `ahead`: bytes of what is fetched ahead of
 *   a touch, which stand apart; `missing`: files that the build has no more
 */

/**
 * Weighs what whole pages load of ours, by the files that a browser was seen to load.
 * @param {readonly WeighedPage[]} pages
 * @param {BuiltFiles} files
 * @returns {PageSize[]}
 */
export function measurePages(pages, files) {
  return pages.map((page) => {
    const { files: loaded = [], ahead = [] } = page
    const weigh = (/** @type {readonly string[]} */ some) => some.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0)
    return { page, bytes: weigh(loaded), ahead: weigh(ahead), missing: [...loaded, ...ahead].filter((file) => !(file in files)) }
  })
}

/**
 * Whether a page is heavier than it may be, or has more files, or nobody knows.
 * @param {PageSize} size
 */
export function isPageOver({ page, bytes, missing }) {
  const goal = goalOf(page)
  return bytes > goal.gzip || missing.length > 0 || !page.files || page.files.length > goal.files
}

/**
 * The pages with their budgets and calls.
 * @param {readonly PageSize[]} sizes
 */
export function pageReport(sizes) {
  return formatTable(pageCells(sizes), [3, 4, 5])
}

/**
 * How the pages' files of ours asked for elements by selectors: all calls, those that searched the whole document, and what they took
 * the browser. Touched pages from their beginning on.
 * @param {readonly PageSize[]} sizes
 */
export function selectorReport(sizes) {
  const cells = sizes.map(({ page }) => [page.page, page.theme ?? '', page.touch ?? '', ...selectorCells(page)])
  return formatTable([['page', 'theme', 'touched', 'selectors', 'whole page', 'ms'], ...cells], [3, 4, 5])
}

/** @param {WeighedPage} page */
export function selectorCells({ selectors }) {
  return selectors ? [String(selectors.calls), String(selectors.whole), selectors.time.toFixed(1)] : ['?', '?', '?']
}

/** @param {readonly PageSize[]} sizes */
function pageCells(sizes) {
  const cells = sizes.map((size) => {
    const { page, bytes, ahead, missing } = size
    const verdict = missing.length > 0 ? `${missing.join(', ')} is not in the build` : isPageOver(size) ? 'over its goal' : (page.beyond?.reason ?? 'ok')
    const requests = `${page.requests ?? '?'} (${page.legacy})`
    const goal = goalOf(page)
    return [page.page, page.touch ?? '', `${page.files?.length ?? '?'} of ${goal.files}`, kilobytes(bytes), kilobytes(goal.gzip), ahead > 0 ? kilobytes(ahead) : '', requests, verdict]
  })
  return [['page', 'touched', 'files', 'gzip', 'budget', 'ahead', 'calls (legacy)', ''], ...cells]
}

/**
 * The captured pages: as the others, with the theme, and the weight of the scripts that ours replace where it is known.
 * @param {readonly PageSize[]} sizes
 * @param {Readonly<Record<string, number>>} weights what scripts weigh, by handle
 */
export function capturedReport(sizes, weights) {
  const [head = [], ...lines] = pageCells(sizes)
  const cells = lines.map(([page = '', ...rest], index) => {
    const known = sizes[index]?.page
    return [page, known?.theme ?? '', ...rest.slice(0, -1), legacyWeight(known?.scripts ?? [], weights), rest.at(-1) ?? '']
  })
  const named = [...new Set(sizes.flatMap(({ page }) => page.scripts ?? []))].filter((handle) => !(handle in weights)).sort()
  return [
    ...formatTable([['captured page', 'theme', ...head.slice(1, -1), 'scripts replaced', ''], ...cells], [4, 5, 6]),
    ...(named.length > 0 ? ['', `Not known, because the captures name these scripts and hold none of their code: ${named.join(', ')}.`] : []),
  ]
}

/**
 * What replaced scripts weigh together, as far as that is known.
 * @param {readonly string[]} handles
 * @param {Readonly<Record<string, number>>} weights
 */
export function legacyWeight(handles, weights) {
  const known = handles.flatMap((handle) => weights[handle] ?? [])
  const unknown = handles.length - known.length
  const sum = kilobytes(known.reduce((total, bytes) => total + bytes, 0))
  if (unknown === 0) return sum
  return known.length === 0 ? 'not known' : `${sum} and ${unknown} not known`
}

/** @param {number} bytes */
