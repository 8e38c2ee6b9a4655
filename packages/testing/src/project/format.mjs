/** How the project's commands write figures. */

/**
 * Lines with aligned columns.
 * @param {readonly (readonly string[])[]} rows
 * @param {readonly number[]} right the columns that are aligned to the right
 */
export function formatTable(rows, right) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
  const align = (/** @type {string} */ cell, /** @type {number} */ column) => {
    const width = widths[column] ?? 0
    return right.includes(column) ? cell.padStart(width) : cell.padEnd(width)
  }
  return rows.map((row) => row.map(align).join('  ').trimEnd())
}

/**
 * Bytes in kB of 1,000.
 * @param {number} bytes
 */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`
}
