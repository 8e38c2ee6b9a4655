import type { Failure } from './measured.ts'
import { ratesOf } from './measured.ts'
import { messageOf, runOnce, type RunOptions, runsOf } from './runner.ts'
import type { Figure, Figures, Scenario } from './scenario.ts'
import type { Summary } from './statistics.ts'
import { summarize } from './statistics.ts'

/** How much more a figure may be than before: a tenth. */
const TOLERANCE = 1.1

/**
 * What became of a figure. `worse`: more by over a tenth; `perhaps worse`: so too, but the middle halves of both builds' runs
 * overlap; `not compared`: a difference, or measured without us.
 */
type Change = 'better' | 'same' | 'worse' | 'perhaps worse' | 'not compared'

/** One figure of both builds at one CPU rate. */
export interface ChangedRow {
  readonly scenario: string
  readonly label: string
  readonly unit: Figure['unit']
  readonly cpu: number
  readonly before: Summary
  readonly after: Summary
  /** After divided by before: below 1 is better; null where before is none, or the figure is not compared. */
  readonly ratio: number | null
  readonly change: Change
}

/** A scenario that could not be measured on one of the builds. */
export interface ChangeFailure extends Failure {
  readonly build: Build
}

/** Which of the two builds. */
export type Build = 'before' | 'after'

/** What came of all runs of both builds. */
export interface Changes {
  readonly rows: readonly ChangedRow[]
  readonly failures: readonly ChangeFailure[]
  /** How long each scenario took on both, in s. */
  readonly spent: Readonly<Record<string, number>>
}

/** How two builds are compared. */
export interface TurnOptions extends RunOptions {
  /** The folder of each build. */
  readonly builds: Readonly<Record<Build, string>>
}

/** Runs scenarios on two builds, turn by turn, so that both meet the same moments of the machine. */
export async function runInTurns(scenarios: readonly Scenario[], options: TurnOptions): Promise<Changes> {
  const rows: ChangedRow[] = []
  const failures: ChangeFailure[] = []
  const spent: Record<string, number> = {}
  for (const scenario of scenarios) {
    const start = performance.now()
    for (const cpu of ratesOf(scenario)) {
      options.progress?.(scenario.name, cpu)
      const turns = await takeTurns(scenario, cpu, options)
      if ('build' in turns) failures.push(turns)
      else rows.push(...changedRows(scenario, cpu, turns))
    }
    spent[scenario.name] = Math.round(performance.now() - start) / 1000
  }
  return { rows, failures, spent }
}

type Turns = Record<Build, Figures[]>

async function takeTurns(scenario: Scenario, cpu: number, options: TurnOptions): Promise<Turns | ChangeFailure> {
  const figures: Turns = { before: [], after: [] }
  for (let run = 0; run < runsOf(scenario, options); run += 1) {
    // Who comes second finds a warmer browser: they change places.
    const order: readonly Build[] = run % 2 === 0 ? ['before', 'after'] : ['after', 'before']
    for (const build of order) {
      try {
        figures[build].push(await runOnce(scenario, cpu, { ...options, built: options.builds[build] }))
      } catch (cause) {
        return { scenario: scenario.name, cpu, build, message: messageOf(cause) }
      }
    }
  }
  return figures
}

/** The rows of a scenario at one CPU rate. */
export function changedRows({ name, figures }: Scenario, cpu: number, turns: Readonly<Record<Build, readonly Figures[]>>): ChangedRow[] {
  return Object.entries(figures).map(([key, { label, unit, kind }]) => {
    const [before, after] = [turns.before, turns.after].map((runs) => summarize(runs.map((run) => run[key] ?? NaN))) as [Summary, Summary]
    const ratio = kind || before.median <= 0 ? null : after.median / before.median
    return { scenario: name, label, unit, cpu, before, after, ratio, change: kind ? 'not compared' : changeOf(before, after) }
  })
}

function changeOf(before: Summary, after: Summary): Change {
  if (after.median > before.median * TOLERANCE) return after.lower <= before.upper ? 'perhaps worse' : 'worse'
  return before.median > after.median * TOLERANCE ? 'better' : 'same'
}
