import { formatTable } from './summary.mjs'

/**
 * @typedef {import('./modules.mjs').BuiltFiles} BuiltFiles
 * @typedef {{ page: string, path: string, touch?: string, before?: string, gzip: number, legacy: number, files?: string[],
 *   requests?: number }} WeighedPage a page of pages.json
 * @typedef {{ page: WeighedPage, bytes: number, missing: string[] }} PageSize `missing`: files that the build has no more
 */

/**
 * Weighs what whole pages load of ours, by the files that a browser was seen to load.
 * @param {readonly WeighedPage[]} pages
 * @param {BuiltFiles} files
 * @returns {PageSize[]}
 */
export function measurePages(pages, files) {
  return pages.map((page) => {
    const loaded = page.files ?? []
    const bytes = loaded.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0)
    return { page, bytes, missing: loaded.filter((file) => !(file in files)) }
  })
}

/**
 * Whether a page is heavier than it may be, or nobody knows.
 * @param {PageSize} size
 */
export function isPageOver({ page, bytes, missing }) {
  return bytes > page.gzip || missing.length > 0 || !page.files
}

/** @param {readonly PageSize[]} sizes */
export function pageReport(sizes) {
  const cells = sizes.map((size) => {
    const { page, bytes, missing } = size
    const verdict = missing.length > 0 ? `${missing.join(', ')} is not in the build` : isPageOver(size) ? 'over budget' : 'ok'
    const requests = `${page.requests ?? '?'} (${page.legacy})`
    return [page.page, page.touch ?? '', `${(bytes / 1000).toFixed(2)} kB`, `${(page.gzip / 1000).toFixed(2)} kB`, requests, verdict]
  })
  return formatTable([['page', 'touched', 'gzip', 'budget', 'calls (legacy)', ''], ...cells], [2, 3])
}
