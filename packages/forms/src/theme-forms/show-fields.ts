import { invoke, type Life } from '@tillkit/dom'
import { adopt, adoptAs, type Bindings } from '@tillkit/mount'
import { type FieldState, type FormFields, takesPart, textOf } from '../engine/index.ts'
import { type Control, type Display, showState } from '../engine/page/index.ts'
import { anatomy, attributes, classes, EMAIL, limits } from './anatomy.ts'
import { isRequired, type ThemeControl } from './controls.ts'

/** A form, and what shows it. */
export interface ShownForm {
  readonly form: FormFields
  readonly fields: readonly ThemeControl[]
  /** All of its controls, with those that only one kind of form has. */
  readonly controls: readonly Control[]
}

/** What kinds of forms show differently. */
export interface FieldLook {
  /** What a group of boxes is called of which one has to be ticked. */
  readonly requiredGroup: (label: string) => string
  /** The class of an element with something wrong. Default the theme's for both. */
  readonly errorClass?: (control: Control) => string
}

/** Shows of each field what the theme shows: whether it is hidden, and whether something is wrong with it. */
export function showThemeFields(life: Life, { form, fields, controls }: ShownForm, look: FieldLook): void {
  const { requiredGroup, errorClass = () => classes.error } = look
  const display: Display = { message: null, element: (state, control) => (control.group ? {} : { classes: errorOf(state, errorClass(control)) }) }
  showState(life, form, { controls, display })
  const stateOf = ({ id }: Control) => form.store.getState().fields[id]
  for (const control of fields) {
    const { shell, group, main, title, elements, printed } = control
    if (group) adopt(life, shell, form.store, () => ({ classes: errorOf(stateOf(control), classes.error) }))
    if (invoke(main, 'matches', anatomy.handle)) adopt(life, main, form.store, () => chosenOf(stateOf(control)))
    // A group of boxes has no attribute for it: none of its boxes has to be ticked.
    if (group && elements.length > 1 && isRequired(control) && elements[0]?.type === 'checkbox') {
      adoptAs(life, group, { attributes: { 'aria-label': requiredGroup(title), 'aria-labelledby': null } })
    }
    if (printed.type === EMAIL) helpTyping(life, main)
    if (shell.hasAttribute(attributes.conditions)) switchPatterns(life, control, form)
  }
}

/** The theme prints a plain text field for an address: what it leaves unsaid for browsers and keyboards is said here. */
function helpTyping(life: Life, main: Element): void {
  const unsaid = Object.entries({ autocomplete: 'email', inputmode: 'email', autocapitalize: 'off' }).filter(([name]) => !main.hasAttribute(name))
  adoptAs(life, main, { attributes: Object.fromEntries(unsaid) })
}

const errorOf = (state: FieldState | undefined, name: string): Record<string, boolean> => (takesPart(state) && state.problem ? { [name]: true } : {})

/** What carries the choice of boxes to the server. */
function chosenOf(state: FieldState | undefined): Bindings {
  const value = state ? textOf(state.value) : ''
  return value ? { attributes: { value } } : {}
}

/** The browser would not send a form with a field that does not match its pattern, hidden or not. */
function switchPatterns(life: Life, { shell, id }: ThemeControl, { store }: FormFields): void {
  for (const input of invoke(shell, 'querySelectorAll', anatomy.textInput)) {
    const pattern = input.getAttribute(limits.pattern)
    const off = { [limits.off]: limits.off, ...(pattern === null ? {} : { [limits.pattern]: null, [limits.kept]: pattern }) }
    adopt(life, input, store, ({ fields }) => (fields[id]?.isShown === false ? { attributes: off } : {}))
  }
}
