import { formatTable, kilobytes } from '../../../../testing/src/project/format.mjs'

/**
 * @typedef {import('./page-sizes.mjs').PageSize} PageSize
 * @typedef {import('./page-sizes.mjs').WeighedPage} WeighedPage
 */

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
      old ? kilobytes(old.bytes) : '',
      kilobytes(bytes),
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
