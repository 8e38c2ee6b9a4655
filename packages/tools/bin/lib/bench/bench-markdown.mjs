import { goalOf } from '../../../../testing/src/project/page-goals.mjs'
import { amount } from '../../../../bench/src/cli/report.mjs'
import { selectorCells } from '../sizes/page-sizes.mjs'
import { amount as size } from '../sizes/size-report.mjs'

/**
 * @typedef {import('../../../../bench/src/measured.ts').Row} Row
 * @typedef {import('../sizes/budgets.mjs').Measured} Measured
 * @typedef {import('../sizes/page-sizes.mjs').PageSize} PageSize
 * @typedef {{ demo: readonly PageSize[], captured: readonly PageSize[] }} Pages
 * @typedef {{ date: string, cores: number, load: number, runs: number }} Conditions
 *   `load`: programs that wanted a core when the run began, the run's own not among them
 */

/**
 * The figures of a complete run, for readers.
 * @param {{ sizes: readonly Measured[], pages?: Pages, rows: readonly Row[], conditions: Conditions }} run
 * @returns {string} Markdown
 */
export function benchMarkdown({ sizes, pages, rows, conditions: { date, cores, load, runs } }) {
  const shifts = rows.filter(({ unit }) => unit === 'shift')
  const moved = shifts.filter(({ median }) => median !== 0)
  const told = rows.filter((row) => row.unit !== 'shift' || moved.includes(row))
  return [
    '# Figures of the last complete run',
    '',
    'Written by `npm run bench -- --write`; [how it measures](README.md#the-benchmark).',
    '',
    `${date.slice(0, 10)}, ${cores} cores, load ${load.toFixed(1)} before it began, ${runs === 1 ? 'one run of each' : `medians of ${runs} runs, half of the runs in brackets`}.`,
    '',
    '## Sizes',
    '',
    ...table(['Part', 'gzip', 'Budget'], sizes.map(({ budget, bytes, limit }) => [budget.name, size(budget, bytes), size(budget, limit)])),
    '',
    ...(pages ? pageSection(pages) : []),
    '## Times and memory',
    '',
    `Layout shift by mounting is 0 in ${shifts.length - moved.length} of ${shifts.length} figures.`,
    '',
    ...table(['Scenario', 'Figure', 'CPU ×1', 'CPU ×4', 'Goal'], lines(told)),
    '',
  ].join('\n')
}

/**
 * What whole pages load and ask the shop for.
 * @param {Pages} pages
 */
function pageSection({ demo, captured }) {
  const cells = (/** @type {PageSize} */ { page, bytes, ahead }) => [
    page.page,
    page.touch ? `\`${page.touch}\`` : 'untouched',
    amount(bytes, 'B'),
    amount(goalOf(page).gzip, 'B'),
    `${page.files?.length ?? '?'} of ${goalOf(page).files}`,
    ahead > 0 ? amount(ahead, 'B') : '',
    String(page.requests ?? '?'),
    String(page.legacy),
    ...selectorCells(page),
  ]
  const head = ['Page', 'First touch', 'gzip of ours', 'Goal', 'Files', 'Fetched ahead', 'Calls', 'Legacy calls', 'Selectors', 'In the whole page', 'Their time, ms']
  return [
    '## Pages',
    '',
    'What a browser was seen to load of ours until all was at rest, the script tag included, and how often the page then asked the shop: untouched, or by the touch alone.',
    'What is fetched ahead of a touch, once the page has loaded and is idle, has not run and stands apart.',
    'Legacy calls are those of the scripts that ours replace, by the contract with the server. Selectors: how often our files asked for elements by one, from the page\'s beginning on. The demo shop:',
    '',
    ...table(head, demo.map(cells)),
    '',
    ...(captured.length > 0
      ? ['Pages captured from a real shop, under two themes:', '', ...table(['Theme', ...head], captured.map((size) => [size.page.theme ?? '', ...cells(size)])), '']
      : []),
  ]
}

/**
 * Both CPU rates of a figure side by side.
 * @param {readonly Row[]} rows
 */
function lines(rows) {
  const figures = new Map(rows.map((row) => [`${row.scenario} ${row.label}`, row]))
  let scenario = ''
  return Array.from(figures.values(), (row) => {
    const at = (/** @type {number} */ cpu) => rows.find((one) => one.scenario === row.scenario && one.label === row.label && one.cpu === cpu)
    const held = [at(4), at(1)].find((one) => one && one.verdict !== 'no goal')
    const name = row.scenario === scenario ? '' : `\`${row.scenario}\``
    scenario = row.scenario
    return [name, row.label, cell(at(1)), cell(at(4)), goal(held)]
  })
}

/** @param {Row | undefined} row */
function cell(row) {
  if (!row) return ''
  const { median, lower, upper, unit, runs } = row
  const spread = runs.length > 1 && lower !== upper ? ` (${amount(lower, unit)}–${amount(upper, unit)})` : ''
  return amount(median, unit) + spread
}

/** @param {Row | undefined} row */
function goal(row) {
  if (!row) return ''
  const most = `≤ ${amount(row.goal ?? 0, row.unit)}`
  return row.verdict === 'met' ? most : `**${most}, missed**`
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} cells
 */
function table(head, cells) {
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`)
}
