import type { Scenario } from '@tillkit/testing/bench'
import { shiftScenario, unitScenarios } from '@tillkit/testing/bench'
import { DISPLAY_TYPES, F1, GENERATIONS } from '@tillkit/testing/fixtures'
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

export const scenarios: Scenario[] = [
  ...unitScenarios({
    unit: 'tiered-pricing',
    host: (index) => productHtml({ ...F1, id: F1.id + index }),
    head: headOf(),
  }),
  ...shifts,
]
