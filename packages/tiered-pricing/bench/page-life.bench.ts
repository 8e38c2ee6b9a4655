import type { Scenario } from '@tillkit/bench'
import { loadScenario, shiftScenario, unitScenarios } from '@tillkit/bench'
import { DISPLAY_TYPES, F1, GENERATIONS } from '@tillkit/fixtures'
import { headOf, productHtml } from './pages.ts'

const shifts = GENERATIONS.flatMap((generation) =>
  DISPLAY_TYPES.map((displayType) =>
    shiftScenario({
      name: `tiered-pricing/shift/${displayType}-${generation}`,
      main: `${productHtml(F1, { displayType, generation })}<p>What stands below the product.</p>`,
      head: headOf({ generation }),
    }),
  ),
)

const UNIT = { unit: 'tiered-pricing', head: headOf() }

export const scenarios: Scenario[] = [
  ...unitScenarios({ ...UNIT, host: (index) => productHtml({ ...F1, id: F1.id + index }) }),
  // What is prepared for a tooltip's first opening counts as well.
  loadScenario({ ...UNIT, host: () => productHtml(F1, { displayType: 'tooltip' }) }, { name: 'tiered-pricing/load-tooltip', preparesReact: true }),
  ...shifts,
]
