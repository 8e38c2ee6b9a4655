import type { Bindings } from '@tillkit/mount'
import type { FieldState } from '../field.ts'
import type { Problem } from '../rule.ts'
import type { Control } from './control.ts'

/** How a family shows what is known of its fields, with the markup and the names that its pages know. All of it is taken back at the end. */
export interface Display {
  /** What each element of a control shows. `aria-invalid`, `aria-required` and the description are there in any case. Default nothing. */
  readonly element?: (state: FieldState, control: Control) => Bindings
  /** What a control's shell shows, of its conditions and of what is wrong. Default: `display: none` where its conditions are not met. */
  readonly shell?: (state: FieldState, control: Control) => Bindings
  /** Makes what says what is wrong with a field. Default a `p`. `null`: nothing is said at the field. */
  readonly message?: ((problem: Problem, control: Control) => HTMLElement) | null
  /** Puts it into the page. Default behind the last element of the control, or its label, or at the end of the group. */
  readonly place?: (message: HTMLElement, control: Control) => void
}

/** What is shown where a family says nothing else. */
export const DEFAULT_DISPLAY: Required<Pick<Display, 'element' | 'shell'>> = {
  element: () => ({}),
  shell: ({ isShown }) => ({ shown: isShown }),
}
