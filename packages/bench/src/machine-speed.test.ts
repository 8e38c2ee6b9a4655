// @vitest-environment node
import { expect, it } from 'vitest'
import { heldForMachine, slownessAt } from './machine-speed.ts'
import { rowsOf } from './measured.ts'
import { defineScenario } from './scenario.ts'

const speed = defineScenario({ name: 'machine/speed', figures: { took: { label: 'the same work', unit: 'ms' } }, run: () => Promise.resolve({ took: 0 }) })
const opening = defineScenario({
  name: 'gift-note/open',
  figures: {
    task: { label: 'click to open', unit: 'ms', goal: { most: 50, cpu: 4, advice: 'Look at the binding.' } },
    bytes: { label: 'bytes', unit: 'B', goal: { most: 100, advice: 'Look at the imports.' } },
  },
  run: () => Promise.resolve({ task: 0, bytes: 0 }),
})

const measured = (took: number, task: number) => [...rowsOf(speed, 4, [{ took }]), ...rowsOf(opening, 4, [{ task, bytes: 150 }])]
const verdicts = (took: number, task: number) => heldForMachine(measured(took, task)).slice(1).map(({ verdict, median }) => [verdict, median])

it('holds times of a slow machine against what the machine of the goals would have taken, and bytes as they are', () => {
  expect(slownessAt(measured(600, 90), 4)).toBe(2)
  expect(verdicts(600, 90)).toEqual([['met', 90], ['missed', 150]])
  expect(verdicts(600, 110)).toEqual([['missed', 110], ['missed', 150]])
})

it('grants nothing to a machine that is as quick or quicker, or where it was not measured', () => {
  expect(verdicts(150, 60)).toEqual([['missed', 60], ['missed', 150]])
  expect(slownessAt([], 4)).toBe(1)
  expect(heldForMachine(rowsOf(opening, 4, [{ task: 60, bytes: 90 }])).map(({ verdict }) => verdict)).toEqual(['missed', 'met'])
})
