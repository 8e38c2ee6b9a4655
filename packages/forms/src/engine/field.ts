import type { Condition } from './condition.ts'
import type { Problem, Rule } from './rule.ts'
import type { Value } from './value.ts'

/** A field as data: all that the engine knows of it. Where it stands on the page is for the family to know. */
export interface Field {
  /** What its form knows it by: unique there. */
  readonly id: string
  /** The family's word for its kind. */
  readonly type: string
  /** What shoppers know it by, as plain text. */
  readonly label: string
  /** What its value has to meet, in this order: the first that fails is told. */
  readonly rules: readonly Rule[]
  /** What it holds at the start. */
  readonly initial: Value
  /** What it is shown for. Default: always. */
  readonly shownWhen?: Condition
}

/**
 * `pristine`: as it was at the start; `dirty`: changed and not checked since; `pending`: a rule waits for an answer; `valid` and
 * `invalid`: what its rules said of the value that it has.
 */
export type FieldStatus = 'pristine' | 'dirty' | 'pending' | 'valid' | 'invalid'

/** What is known of a field at this moment. */
export interface FieldState {
  readonly value: Value
  readonly status: FieldStatus
  /** What is wrong with it. It stays until another value is judged: a message that comes and goes with each key helps nobody. */
  readonly problem?: Problem | undefined
  /** Whether its conditions are met. What is not shown is neither checked nor reported. */
  readonly isShown: boolean
  /** Whether the page has it still: what another script has taken away is neither checked, reported nor sent. */
  readonly isThere: boolean
}

/** Whether a field takes part: it is there, and shown. */
export const takesPart = (state: FieldState | undefined): state is FieldState => state?.isShown === true && state.isThere
