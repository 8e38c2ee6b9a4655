/** One step of the checkout, as the list names it. */
export interface Step {
  /** The hash of its link, `#billing`: what the step is known by. */
  readonly hash: string
  readonly label: string
}

/**
 * What came of a check: the shop has nothing against the step; it has; or nobody knows, because the shop did not answer.
 */
type CheckResult = 'passed' | 'failed' | 'unanswered'

/** The last check of a step. */
export interface StepCheck {
  readonly result: CheckResult
  /** What the step's fields held then, as `fingerprintOf` says it. */
  readonly fields: string
}

/** The checks of all steps by their hashes. A step that was never checked has none. */
export type Checks = Readonly<Record<string, StepCheck>>

/** What the fields of a step hold at this moment; `undefined` for a step without fields, which needs no check. */
type FieldsNow = (hash: string) => string | undefined

/** What is known of the steps at the moment when one of them is asked for. */
export interface StepsSnapshot {
  readonly steps: readonly Step[]
  readonly checks: Checks
  readonly fieldsNow: FieldsNow
}

/** Where a step stands in the list; -1 for none of it. */
export const indexOf = (steps: readonly Step[], hash: string): number => steps.findIndex((step) => step.hash === hash)

/** The last check of a step; steps may be called like what objects inherit. */
const checkOf = (checks: Checks, hash: string): StepCheck | undefined => (Object.hasOwn(checks, hash) ? checks[hash] : undefined)

/** Whether the shop has passed what the step holds now. What was changed since is not passed any more. */
export function isPassed({ checks, fieldsNow }: StepsSnapshot, hash: string): boolean {
  const now = fieldsNow(hash)
  const check = checkOf(checks, hash)
  return now === undefined || (check?.result === 'passed' && check.fields === now)
}

/** What a shopper asks for a step by: Continue, Back or a step's link; or the browser's own Back, Forward and seeking of fields. */
export type StepTrigger = 'button' | 'browser'

/** A way from one step to another. */
export interface Way {
  readonly from: string
  readonly to: string
  /** By a `button`, the step that the shopper leaves is checked in any case. */
  readonly trigger: StepTrigger
}

/** The steps that have to be checked before the shopper comes to another, in their order. None when going back. */
export function stepsToCheck(snapshot: StepsSnapshot, { from, to, trigger }: Way): string[] {
  const { steps, fieldsNow } = snapshot
  return steps
    .slice(Math.max(0, indexOf(steps, from)), Math.max(0, indexOf(steps, to)))
    .map(({ hash }) => hash)
    .filter((hash) => (trigger === 'button' && hash === from ? fieldsNow(hash) !== undefined : !isPassed(snapshot, hash)))
}

/** The step after another; the last one has none. */
export function nextOf(steps: readonly Step[], hash: string): string | undefined {
  return steps[indexOf(steps, hash) + 1]?.hash
}

/** The step before another; the first one has none. */
export function previousOf(steps: readonly Step[], hash: string): string | undefined {
  return steps[indexOf(steps, hash) - 1]?.hash
}

/**
 * The step that a change of the address asks for. An empty hash is the first one, where a step's was left; any other hash is
 * somebody else's.
 * @param before the hash that was left
 */
export function askedBy(steps: readonly Step[], hash: string, before: string): string | undefined {
  if (hash === '') return indexOf(steps, before) < 0 ? undefined : steps[0]?.hash
  return indexOf(steps, hash) < 0 ? undefined : hash
}

/** How far a page that is loaded anew may go towards the step at which it was left: to the first that is not passed. */
export function resumeAt(snapshot: StepsSnapshot, wanted: string): string | undefined {
  const { steps } = snapshot
  const end = indexOf(steps, wanted)
  if (end < 0) return steps[0]?.hash
  return (steps.slice(0, end).find(({ hash }) => !isPassed(snapshot, hash)) ?? steps[end])?.hash
}

/** What a step has come to, to be shown: nothing was said of one that is still to come. */
export type Progress = 'upcoming' | 'done' | 'failed' | 'unanswered'

/**
 * What each step has come to. One without fields is done once the shopper has gone on from it.
 * @param reached how many steps the shopper has seen
 */
export function progressOf({ steps, checks, reached }: { readonly steps: readonly Step[]; readonly checks: Checks; readonly reached: number }): Progress[] {
  return steps.map(({ hash }, index) => {
    const check = checkOf(checks, hash)
    if (check) return check.result === 'passed' ? 'done' : check.result
    return index + 1 < reached ? 'done' : 'upcoming'
  })
}

/** The steps that the shop could not check. */
export function unanswered(steps: readonly Step[], checks: Checks): Step[] {
  return steps.filter(({ hash }) => checkOf(checks, hash)?.result === 'unanswered')
}

/** Drops steps that cannot be shown: those without a part of the page, and those whose part another step shows already. */
export function usable<Listed extends Step, Part>(steps: readonly Listed[], partOf: (step: Listed) => Part | null): Map<Listed, Part> {
  const found = new Map<Listed, Part>()
  const hashes = new Set<string>()
  for (const step of steps) {
    const part = partOf(step)
    if (part === null || hashes.has(step.hash) || [...found.values()].includes(part)) continue
    hashes.add(step.hash)
    found.set(step, part)
  }
  return found
}
