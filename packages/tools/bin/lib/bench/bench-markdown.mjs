import { goalOf } from '../../../../testing/src/project/page-goals.mjs'
import { amount } from '../../../../bench/src/cli/report.mjs'
import { selectorCells } from '../sizes/page-sizes.mjs'
import { amount as size } from '../sizes/size-report.mjs'

/**
 * @typedef {import('./kept-figures.mjs').KeptFigures} KeptFigures
 * @typedef {import('./kept-figures.mjs').KeptRow} KeptRow
 * @typedef {import('../sizes/page-sizes.mjs').PageSize} PageSize
 * @typedef {import('./kept-figures.mjs').Pages} Pages
 * @typedef {import('./kept-figures.mjs').Conditions} Conditions
 */

/**
 * The last figures of all that is measured, for readers.
 * @param {KeptFigures & { known: readonly string[] }} figures with the names of all scenarios that there are
 * @returns {string} Markdown
 */
export function benchMarkdown({ sizes, pages, scenarios, known }) {
  const rows = Object.values(scenarios).flatMap((scenario) => scenario.rows)
  const missing = known.filter((name) => !Object.hasOwn(scenarios, name))
  const shifts = rows.filter(({ unit }) => unit === 'shift')
  const moved = shifts.filter(({ median }) => median !== 0)
  const told = rows.filter((row) => row.unit !== 'shift' || moved.includes(row))
  return [
    '# The last figures of the benchmark',
    '',
    'Written by `npm run bench -- --write`; [how it measures](README.md#the-benchmark).',
    '',
    '## Sizes',
    '',
    ...table(['Part', 'gzip', 'Budget'], sizes.map(({ budget, bytes, limit }) => [budget.name, size(budget, bytes), size(budget, limit)])),
    '',
    ...pageSection(pages),
    '## Times and memory',
    '',
    `Layout shift by mounting is 0 in ${shifts.length - moved.length} of ${shifts.length} figures.`,
    '',
    'Half of the runs in brackets. Measured:',
    '',
    ...runsTold(scenarios),
    ...(missing.length > 0 ? [`- not yet: ${missing.map((name) => `\`${name}\``).join(', ')}`] : []),
    '',
    ...table(['Scenario', 'Figure', 'CPU ×1', 'CPU ×4', 'Goal', 'Measured'], lines(told, scenarios)),
    '',
  ].join('\n')
}

/**
 * The runs that something is left of, a line each.
 * @param {KeptFigures['scenarios']} scenarios
 */
function runsTold(scenarios) {
  /** @type {Map<string, { conditions: Conditions, count: number }>} */
  const runs = new Map()
  for (const { conditions } of Object.values(scenarios)) runs.set(conditions.date, { conditions, count: (runs.get(conditions.date)?.count ?? 0) + 1 })
  return [...runs.values()].sort((one, other) => one.conditions.date.localeCompare(other.conditions.date)).map(({ conditions: { date, cores, load, runs: times }, count }) =>
    `- ${date.slice(0, 10)}, ${count === 1 ? 'one scenario' : `${count} scenarios`}: ${cores} cores, load ${load.toFixed(1)} before it began, ${times === 1 ? 'one run of each' : `medians of ${times} runs`}`)
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
 * Both CPU rates of a figure side by side, with the day on which its scenario was measured.
 * @param {readonly KeptRow[]} rows
 * @param {KeptFigures['scenarios']} scenarios
 */
function lines(rows, scenarios) {
  const figures = new Map(rows.map((row) => [`${row.scenario} ${row.label}`, row]))
  let scenario = ''
  return Array.from(figures.values(), (row) => {
    const at = (/** @type {number} */ cpu) => rows.find((one) => one.scenario === row.scenario && one.label === row.label && one.cpu === cpu)
    const held = [at(4), at(1)].find((one) => one && one.verdict !== 'no goal')
    const name = row.scenario === scenario ? '' : `\`${row.scenario}\``
    scenario = row.scenario
    const day = name === '' ? '' : (scenarios[row.scenario]?.conditions.date ?? '').slice(0, 10)
    return [name, row.label, cell(at(1)), cell(at(4)), goal(held), day]
  })
}

/** @param {KeptRow | undefined} row */
function cell(row) {
  if (!row) return ''
  const { median, lower, upper, unit } = row
  const spread = lower !== upper ? ` (${amount(lower, unit)}–${amount(upper, unit)})` : ''
  return amount(median, unit) + spread
}

/** @param {KeptRow | undefined} row */
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
