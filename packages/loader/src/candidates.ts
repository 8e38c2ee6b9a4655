import type { EndableLife } from '@tillkit/dom'
import { hasGlobal, type ClaimKeeper, type HostInfo, type HostState, type KnownUnit, type UnitStatus } from '@tillkit/mount'
import type { LoaderOptions } from './options.ts'
import type { ReportProblem } from './report-problem.ts'

/** A unit that may run, and how far it has come: all that is known of it while the page lasts. */
export interface Candidate extends KnownUnit, UnitStatus {
  /** Whether it runs beside its live legacy script. */
  readonly isForced: boolean
  /** Whether the page has what it stands on. */
  isChosen: boolean
  /** Of all its hosts. `mounted` when it has on what there was. */
  stage: HostState
  /** Its code comes when something is touched or seen, or the cart changes. */
  isFresh: boolean
  /** What watches for what it stands on, where that is not there. */
  needing?: EndableLife
  /** What watches for its moment, and what it does untouched. */
  waiting?: EndableLife
  /** What holds its touches. */
  keeper?: ClaimKeeper
}

/** The units that may run, none of which has come. Who prints the table names no others in it. */
export function candidatesOf(options: LoaderOptions): Candidate[] {
  const { known, force } = options
  return (__TILLKIT_TABLE__ ? meantOf(options) : known).map((unit): Candidate => ({
    ...unit,
    isForced: force === true || force.includes(unit.name),
    isChosen: hasGlobal(unit),
    isStopped: false,
    isReported: false,
    isFresh: true,
    stage: 'waiting',
  }))
}

/** The units that may run: those that the tag names, or all. */
export function meantOf({ known, units }: LoaderOptions): readonly KnownUnit[] {
  return units ? known.filter(({ name }) => units.includes(name)) : known
}

/** Says which names of the tag no unit has. */
export function reportUnknown({ known: units, units: meant = [], force }: LoaderOptions, report: ReportProblem): void {
  const known = units.map(({ name }) => name)
  const unknown = [...meant, ...(force === true ? [] : force)].filter((unit) => !known.includes(unit))
  if (unknown[0]) report('unknown', 'tillkit', { unknown, known })
}

/** The elements of a unit whose code has not come. */
export function hostsOf({ name: unit, selector, stage: state, isFresh: isUntouched }: Candidate): HostInfo[] {
  return [...document.querySelectorAll(selector)].map((element) => ({ unit, element, state, isUntouched }))
}

/** Waits no more for a unit, and lets go of what was held for it. */
export function leave(one: Candidate, stage: HostState): void {
  one.stage = stage
  one.waiting?.end()
  one.keeper?.release()
}
