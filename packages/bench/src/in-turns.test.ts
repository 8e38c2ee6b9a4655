// @vitest-environment node
import { expect, it } from 'vitest'
import { changedRows } from './in-turns.ts'
import { defineScenario } from './scenario.ts'

const scenario = defineScenario({
  name: 'gift-note/open',
  figures: { open: { label: 'click to open', unit: 'ms' } },
  run: () => Promise.resolve({ open: 0 }),
})
const runs = (...figures: number[]) => figures.map((open) => ({ open }))
const changed = (before: readonly number[], after: readonly number[], of = scenario) =>
  changedRows(of, 4, { before: runs(...before), after: runs(...after) })[0]

it('calls a figure worse that is more by over a tenth, and perhaps worse where half of the runs are as before', () => {
  expect(changed([10, 10, 10], [11, 11, 11])).toMatchObject({ ratio: 1.1, change: 'same', cpu: 4 })
  expect(changed([10, 10, 10], [12, 12, 12])).toMatchObject({ ratio: 1.2, change: 'worse' })
  expect(changed([8, 10, 14], [11, 13, 15])).toMatchObject({ ratio: 1.3, change: 'perhaps worse' })
  expect(changed([12, 12, 12], [10, 10, 10])).toMatchObject({ change: 'better' })
})

it('calls worse what was none before and is some now, without a ratio', () => {
  expect(changed([0, 0, 0], [1, 1, 1])).toMatchObject({ ratio: null, change: 'worse' })
  expect(changed([0, 0, 0], [0, 0, 0])).toMatchObject({ ratio: null, change: 'same' })
})

it('has no ratio for what is measured without us, or is a difference of figures that are compared themselves', () => {
  for (const kind of ['control', 'difference'] as const) {
    const of = { ...scenario, figures: { open: { ...scenario.figures.open, kind } } }
    expect(changed([10], [20], of)).toMatchObject({ ratio: null, change: 'not compared' })
  }
})
