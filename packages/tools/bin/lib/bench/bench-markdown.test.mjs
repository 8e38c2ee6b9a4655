// @vitest-environment node
import { expect, it } from 'vitest'
import { benchMarkdown } from './bench-markdown.mjs'

/** @param {Partial<import('../../../../bench/src/measured.ts').Row>} more */
const row = (more) => ({
  scenario: 'cart/open', label: 'click to open', unit: /** @type {const} */ ('ms'), cpu: 1, runs: [1, 2, 3], median: 2, lower: 1, upper: 3,
  min: 1, max: 3, goal: null, verdict: /** @type {const} */ ('no goal'), advice: '', ...more,
})
const conditions = { date: '2026-11-22T03:00:00Z', cores: 2, load: 0.31, runs: 3 }
/** What was measured of scenarios, each in a run of its own. */
const figures = (/** @type {readonly ReturnType<typeof row>[]} */ rows) => ({
  sizes: [], pages: { demo: [], captured: [] }, known: [...new Set(rows.map(({ scenario }) => scenario))],
  scenarios: Object.fromEntries(rows.map(({ scenario }) => [scenario, { conditions, rows: rows.filter((one) => one.scenario === scenario) }])),
})
const sizes = [{ budget: { name: 'base', measure: 'base', gzip: 20000 }, bytes: 19020, limit: 20000, of: [] }]

it('puts both rates of a figure on one line, with its goal and what became of it', () => {
  const rows = [
    row({}),
    row({ cpu: 4, median: 60, lower: 60, upper: 60, goal: 50, verdict: 'missed' }),
    row({ label: 'painted', goal: 9, verdict: 'met' }),
  ]
  const text = benchMarkdown({ ...figures(rows), sizes: /** @type {any} */ (sizes) })
  expect(text).toContain('| `cart/open` | click to open | 2.0 ms (1.0 ms–3.0 ms) | 60.0 ms | **≤ 50.0 ms, missed** | 2026-11-22 |')
  expect(text).toContain('|  | painted | 2.0 ms (1.0 ms–3.0 ms) |  | ≤ 9.0 ms |  |')
  expect(text).toContain('| base | 19.02 kB | 20.00 kB |')
  expect(text).toContain('- 2026-11-22, one scenario: 2 cores, load 0.3 before it began, medians of 3 runs')
})

it('tells of whole pages what they load and how often they ask the shop, beside the legacy calls and what is fetched ahead', () => {
  const size = { page: { page: 'list', path: '/', legacy: 1, requests: 0, theme: 'Storefront', files: ['tillkit.js'] }, bytes: 6300, ahead: 1200, missing: [] }
  const touched = { ...size, ahead: 0, page: { ...size.page, touch: 'click a' } }
  const text = benchMarkdown({ ...figures([]), pages: { demo: /** @type {any} */ ([size, touched]), captured: /** @type {any} */ ([size]) } })
  expect(text).toContain('| list | untouched | 6.30 kB | 60.00 kB | 1 of 12 | 1.20 kB | 0 | 1 |')
  expect(text).toContain('| list | `click a` | 6.30 kB | 125.00 kB | 1 of 16 |  | 0 | 1 |')
  expect(text).toContain('| Storefront | list | untouched | 6.30 kB |')
})

it('counts the pages on which nothing moves, and shows the others', () => {
  const shift = { unit: /** @type {const} */ ('shift'), goal: 0, lower: 0, upper: 0 }
  const rows = [row({ ...shift, median: 0, verdict: 'met' }), row({ ...shift, scenario: 'cart/shift', median: 0.02, upper: 0.02, lower: 0.02, verdict: 'missed' })]
  const text = benchMarkdown(figures(rows))
  expect(text).toContain('0 in 1 of 2 figures')
  expect(text).toContain('| `cart/shift` | click to open | 0.0200 |  | **≤ 0, missed** | 2026-11-22 |')
  expect(text).not.toContain('cart/open')
})

it('says what has not been measured yet', () => {
  expect(benchMarkdown({ ...figures([]), known: ['cart/open'] })).toContain('- not yet: `cart/open`')
})
