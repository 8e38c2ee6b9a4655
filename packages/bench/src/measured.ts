import type { Figure, Goal, Scenario } from './scenario.ts'
import { CPU_RATES } from './scenario.ts'
import type { Summary } from './statistics.ts'
import { summarize } from './statistics.ts'

/** How a figure stands to its goal. */
type Verdict = 'met' | 'missed' | 'no goal'

/** A row of the table: one figure at one CPU rate over all runs. */
export interface Row extends Summary {
  readonly scenario: string
  readonly label: string
  readonly unit: Figure['unit']
  readonly cpu: number
  readonly runs: readonly number[]
  /** The most that it may be; null without a goal at this CPU rate. */
  readonly goal: number | null
  readonly verdict: Verdict
  /** What to look at when the goal is missed; '' without one. */
  readonly advice: string
}

/** A scenario that could not be measured: something did not happen that had to. */
export interface Failure {
  readonly scenario: string
  readonly cpu: number
  readonly message: string
}

/** The rows of a scenario at one CPU rate. */
export function rowsOf(scenario: Scenario, cpu: number, runs: readonly Readonly<Record<string, number>>[]): Row[] {
  return Object.entries(scenario.figures).map(([name, { label, unit, goal }]) => {
    const figures = runs.map((run) => run[name] ?? NaN)
    const summary = summarize(figures)
    const held = goal && holdsAt(goal, cpu) ? goal : undefined
    return {
      scenario: scenario.name,
      label,
      unit,
      cpu,
      runs: figures,
      ...summary,
      goal: held?.most ?? null,
      verdict: verdictOf(summary.median, held),
      advice: held?.advice ?? '',
    }
  })
}

function holdsAt(goal: Goal, cpu: number): boolean {
  return goal.cpu === undefined || goal.cpu === cpu
}

function verdictOf(median: number, goal: Goal | undefined): Verdict {
  if (!goal) return 'no goal'
  return median <= goal.most ? 'met' : 'missed'
}

/** The CPU rates at which a scenario is measured. */
export function ratesOf(scenario: Scenario): readonly number[] {
  return scenario.cpu ?? CPU_RATES
}
