import { invoke, type Life } from '@tillkit/dom'
import { adopt, adoptAs, type Bindings } from '@tillkit/mount'
import { type FieldState, type Form, takesPart, textOf } from '../engine/index.ts'
import { type Control, type Display, showFields } from '../engine/page/index.ts'
import { anatomy, attributes, classes, limits } from '../theme-forms/anatomy.ts'
import { isRequired, type ThemeControl } from '../theme-forms/controls.ts'
import type { ContactHost } from './context.ts'

/** A form, and what shows it. */
export interface ShownForm {
  readonly form: Form
  readonly fields: readonly ThemeControl[]
  /** All of its controls, with the sum's. */
  readonly controls: readonly Control[]
  /** The id of the line that says what is wrong with a control. */
  readonly lineId: (control: Control) => string
}

/** Shows of each field what the theme shows: whether it is hidden, and whether something is wrong with it. */
export function showContactFields(life: Life, { say }: Pick<ContactHost, 'say'>, { form, fields, controls, lineId }: ShownForm): void {
  const display: Display = { message: null, element: (state, control) => elementOf(state, control, lineId(control)) }
  showFields(life, form, { controls, display })
  const stateOf = ({ id }: Control) => form.store.getState().fields[id]
  for (const control of fields) {
    const { shell, group, main, title, elements } = control
    if (group) adopt(life, shell, form.store, () => ({ classes: errorOf(stateOf(control)) }))
    if (invoke(main, 'matches', anatomy.handle)) adopt(life, main, form.store, () => chosenOf(stateOf(control)))
    // A group of boxes has no attribute for it: none of its boxes has to be ticked.
    if (group && elements.length > 1 && isRequired(control) && elements[0]?.type === 'checkbox') {
      adoptAs(life, group, { attributes: { 'aria-label': say('requiredGroup', { label: title }) } })
    }
    if (shell.hasAttribute(attributes.conditions)) switchPatterns(life, control, form)
  }
}

/** What is wrong is said in the theme's list, by which the field is described. */
function elementOf(state: FieldState, control: Control, line: string): Bindings {
  const isWrong = takesPart(state) && state.problem !== undefined
  return {
    ...(control.group ? {} : { classes: errorOf(state) }),
    ...(isWrong ? { attributes: { 'aria-describedby': line } } : {}),
  }
}

const errorOf = (state: FieldState | undefined): Record<string, boolean> => (takesPart(state) && state.problem ? { [classes.error]: true } : {})

/** What carries the choice of boxes to the server. */
function chosenOf(state: FieldState | undefined): Bindings {
  const value = state ? textOf(state.value) : ''
  return value ? { attributes: { value } } : {}
}

/** The browser would not send a form with a field that does not match its pattern, hidden or not. */
function switchPatterns(life: Life, { shell, id }: ThemeControl, { store }: Form): void {
  for (const input of invoke(shell, 'querySelectorAll', anatomy.textInput)) {
    const pattern = input.getAttribute(limits.pattern)
    const off = { [limits.off]: limits.off, ...(pattern === null ? {} : { [limits.pattern]: null, [limits.kept]: pattern }) }
    adopt(life, input, store, ({ fields }) => (fields[id]?.isShown === false ? { attributes: off } : {}))
  }
}
