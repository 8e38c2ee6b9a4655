// @vitest-environment node
import { expect, it } from 'vitest'
import { mergeFigures } from './kept-figures.mjs'

/** @param {string} scenario @param {number} median */
const row = (scenario, median) => ({
  scenario, label: 'click to open', unit: /** @type {const} */ ('ms'), cpu: 1, runs: [median], median, lower: median, upper: median, min: median, max: median,
  goal: null, verdict: /** @type {const} */ ('no goal'), advice: '',
})
const conditions = (/** @type {string} */ date) => ({ date, cores: 2, load: 0, runs: 1 })
const none = { sizes: [], pages: { demo: [], captured: [] }, scenarios: {} }

it('what a run has measured stands in place of what was known of it, beside all else, and scenarios that are no more go', () => {
  const first = mergeFigures(none, { rows: [row('cart/open', 1), row('cart/close', 2), row('cart/old', 3)], conditions: conditions('one'), known: ['cart/open', 'cart/close', 'cart/old'] })
  const second = mergeFigures(first, { rows: [row('cart/close', 5)], conditions: conditions('two'), known: ['cart/open', 'cart/close', 'cart/new'] })
  expect(Object.entries(second.scenarios).map(([name, { conditions: { date }, rows }]) => [name, date, rows.map(({ median }) => median)])).toEqual([
    ['cart/open', 'one', [1]],
    ['cart/close', 'two', [5]],
  ])
})

it('sizes and pages that were not measured stay', () => {
  const pages = { demo: [], captured: [/** @type {any} */ ({ page: 'list' })] }
  const before = { ...none, pages }
  expect(mergeFigures(before, { rows: [], conditions: conditions('two'), known: [] }).pages).toBe(pages)
})
