import type { BenchDeps } from './bench.ts'
import { createBench } from './bench.ts'
import type { Failure, Row } from './measured.ts'
import { ratesOf, rowsOf } from './measured.ts'
import type { Figures, Scenario } from './scenario.ts'

/** How scenarios are run. */
export interface RunOptions extends BenchDeps {
  /** How often each is measured at each CPU rate. */
  readonly runs: number
  /** Told before each scenario. */
  readonly progress?: (scenario: string, cpu: number) => void
}

/** What came of all runs. */
export interface Outcome {
  readonly rows: readonly Row[]
  readonly failures: readonly Failure[]
  /** How long each scenario took, in s. */
  readonly spent: Readonly<Record<string, number>>
}

/** Runs scenarios one after the other: nothing else of ours runs beside what is measured. */
export async function runScenarios(scenarios: readonly Scenario[], options: RunOptions): Promise<Outcome> {
  const rows: Row[] = []
  const failures: Failure[] = []
  const spent: Record<string, number> = {}
  for (const scenario of scenarios) {
    const start = performance.now()
    for (const cpu of ratesOf(scenario)) {
      options.progress?.(scenario.name, cpu)
      try {
        rows.push(...rowsOf(scenario, cpu, await repeat(scenario, cpu, options)))
      } catch (cause) {
        failures.push({ scenario: scenario.name, cpu, message: messageOf(cause) })
      }
    }
    spent[scenario.name] = Math.round(performance.now() - start) / 1000
  }
  return { rows, failures, spent }
}

async function repeat(scenario: Scenario, cpu: number, options: RunOptions): Promise<Figures[]> {
  const figures: Figures[] = []
  for (let run = 0; run < runsOf(scenario, options); run += 1) figures.push(await runOnce(scenario, cpu, options))
  return figures
}

/** How often a scenario is run: as often as is asked for, unless that tells nothing more. */
export function runsOf(scenario: Scenario, { runs }: Pick<RunOptions, 'runs'>): number {
  return Math.min(runs, scenario.runs ?? runs)
}

/** Runs a scenario once, on pages of its own. */
export async function runOnce(scenario: Scenario, cpu: number, deps: BenchDeps): Promise<Figures> {
  const bench = createBench(deps, cpu)
  try {
    return await scenario.run(bench)
  } finally {
    await bench.close()
  }
}

/** The words of an error, without the browser's prefix and its stack. */
export function messageOf(cause: unknown): string {
  const [line = ''] = String(cause instanceof Error ? cause.message : cause).split('\n')
  return line.replace(/^page\.\w+: (Error: )?/, '')
}
