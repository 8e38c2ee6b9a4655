import type { Life } from '@tillkit/dom'
import { takesPart } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import { adoptControls } from './adopt-controls.ts'
import { DEFAULT_DISPLAY } from './display.ts'
import { knownIn, type StateOptions } from './show-shells.ts'

const INVALID = { 'aria-invalid': 'true' }

/** Shows of each element whether it is wrong, and what else the family says: nothing before a form is checked. */
export function showProblems(life: Life, form: FormFields, { controls, display }: StateOptions): void {
  const { element } = { ...DEFAULT_DISPLAY, ...display }
  adoptControls(life, form, {
    nodes: new Map(knownIn(form, controls).flatMap((control) => control.elements.map((each) => [each as Element, control] as const))),
    show(state, control) {
      const { attributes, ...more } = element(state, control)
      return { ...more, attributes: { ...(takesPart(state) && state.problem ? INVALID : {}), ...attributes } }
    },
  })
}
