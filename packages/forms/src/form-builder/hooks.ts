import type { Life } from '@tillkit/dom'
import type { BuilderAnswer } from './answer.ts'
import type { BuilderControl, StepVerdict } from './context.ts'

/** What parts have hung into a form, each in the order in which they came. */
export interface Hooks {
  readonly skips: Set<(control: BuilderControl) => boolean>
  readonly steps: Set<(signal: AbortSignal) => StepVerdict | Promise<StepVerdict>>
  readonly writers: Set<(data: FormData) => void>
  readonly listeners: Set<(answer: BuilderAnswer) => void>
  readonly reachers: Set<(element: HTMLElement) => void>
  /** Makes what adds to one of them, for as long as a life lasts. */
  add<Hook>(hooks: Set<Hook>): (life: Life, hook: Hook) => void
}

/** Makes the hooks of a form. */
export const createHooks = (): Hooks => ({
  skips: new Set(),
  steps: new Set(),
  writers: new Set(),
  listeners: new Set(),
  reachers: new Set(),
  add: (hooks) => (life, hook) => {
    hooks.add(hook)
    life.onEnd(() => hooks.delete(hook))
  },
})
