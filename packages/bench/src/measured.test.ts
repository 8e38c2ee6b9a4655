// @vitest-environment node
import { expect, it } from 'vitest'
import { rowsOf } from './measured.ts'
import { defineScenario } from './scenario.ts'

const scenario = defineScenario({
  name: 'gift-note/open',
  figures: {
    task: { label: 'click to open', unit: 'ms', goal: { most: 50, cpu: 4, advice: 'Look at the binding.' } },
    bytes: { label: 'bytes', unit: 'B', goal: { most: 100, advice: 'Look at the imports.' } },
    frame: { label: 'painted', unit: 'ms' },
  },
  run: () => Promise.resolve({ task: 0, bytes: 0, frame: 0 }),
})

const runs = [50, 60, 40].map((task) => ({ task, bytes: 101, frame: 10 }))

it('holds the median against the goal, at the CPU rate that the goal is for', () => {
  const verdicts = (cpu: number) => rowsOf(scenario, cpu, runs).map(({ goal, verdict }) => [goal, verdict])
  expect(verdicts(4)).toEqual([[50, 'met'], [100, 'missed'], [null, 'no goal']])
  expect(verdicts(1)).toEqual([[null, 'no goal'], [100, 'missed'], [null, 'no goal']])
})

it('keeps each run, and what to look at', () => {
  expect(rowsOf(scenario, 4, runs)[0]).toMatchObject({
    scenario: 'gift-note/open',
    label: 'click to open',
    cpu: 4,
    runs: [50, 60, 40],
    median: 50,
    min: 40,
    max: 60,
    advice: 'Look at the binding.',
  })
})

it('refuses a run that left a figure out', () => {
  expect(() => rowsOf(scenario, 1, [{ task: 1, bytes: 1 }])).toThrow(/no figure/)
})
