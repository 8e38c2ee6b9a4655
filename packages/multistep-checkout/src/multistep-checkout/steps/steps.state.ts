import type { Checks, Step, StepCheck } from './steps.model.ts'

/** Where the shopper is. */
export interface StepsState {
  /** The steps that can be shown, in their order. */
  readonly steps: readonly Step[]
  /** The hash of the step that shows; `''` before there is one. */
  readonly current: string
  /** How many steps the shopper has seen, the one that shows included. */
  readonly reached: number
  readonly checks: Checks
  /** Whether the shop is asked whether the shopper may go on. */
  readonly isChecking: boolean
}

export const firstState: StepsState = { steps: [], current: '', reached: 0, checks: {}, isChecking: false }

/** The state with a step shown. */
export function withStep(state: StepsState, current: string): StepsState {
  const seen = state.steps.findIndex(({ hash }) => hash === current) + 1
  return { ...state, current, reached: Math.max(state.reached, seen) }
}

/** The state with a check of a step. */
export function withCheck(state: StepsState, hash: string, check: StepCheck): StepsState {
  return { ...state, checks: { ...state.checks, [hash]: check } }
}
