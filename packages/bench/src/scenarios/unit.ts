import type { MeasuredUnit, Scenario } from '../scenario.ts'
import { loadScenario } from './load.ts'
import { memoryScenario } from './memory.ts'
import { mountScenario } from './mount.ts'
import { shiftScenario } from './shift.ts'

/** What every unit is measured by: one line in its `bench/NAME.bench.ts`. */
export function unitScenarios(unit: MeasuredUnit): Scenario[] {
  return [
    loadScenario(unit),
    mountScenario(unit),
    shiftScenario({ name: `${unit.unit}/shift`, main: unit.host(0), head: unit.head ?? '' }),
    memoryScenario(unit),
  ]
}
