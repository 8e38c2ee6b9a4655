import { invoke, type Life } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import { type FieldState, takesPart } from '../engine/field.ts'
import { textOf } from '../engine/value.ts'
import type { Control } from '../engine/page/control.ts'
import { showProblems } from '../engine/page/show-problems.ts'
import { anatomy, classes } from './anatomy.ts'
import type { ShownForm } from './show-fields.ts'

/**
 * Shows of each field what the theme shows of one with something wrong, and hands the choice of boxes to what carries it to the server.
 * @param errorClass the class of an element with something wrong. Default the theme's for both kinds of forms
 */
export function showThemeProblems(life: Life, { form, fields, controls }: ShownForm, errorClass: (control: Control) => string = () => classes.error): void {
  showProblems(life, form, { controls, display: { element: (state, control) => (control.group ? {} : { classes: errorOf(state, errorClass(control)) }) } })
  const stateOf = ({ id }: Control) => form.store.getState().fields[id]
  for (const control of fields) {
    const { shell, group, main } = control
    if (group) adopt(life, shell, form.store, () => ({ classes: errorOf(stateOf(control), classes.error) }))
    if (invoke(main, 'matches', anatomy.handle)) adopt(life, main, form.store, () => chosenOf(stateOf(control)))
  }
}

const errorOf = (state: FieldState | undefined, name: string): Record<string, boolean> => (takesPart(state) && state.problem ? { [name]: true } : {})

/** What carries the choice of boxes to the server. */
function chosenOf(state: FieldState | undefined): Bindings {
  const value = state ? textOf(state.value) : ''
  return value ? { attributes: { value } } : {}
}
