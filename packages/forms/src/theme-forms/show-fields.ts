import { invoke, type Life } from '@tillkit/dom'
import { adopt, adoptEach, type Bindings, adoptAs } from '@tillkit/mount'
import { type FieldState, takesPart } from '../engine/field.ts'
import type { FormFields } from '../engine/form-fields.ts'
import type { Control } from '../engine/page/control.ts'
import { showProblems, showShells } from '../engine/page/show-states.ts'
import { textOf } from '../engine/value.ts'
import { anatomy, attributes, classes, limits, MARK, PROTECTED } from './anatomy.ts'
import type { ThemeControl } from './controls.ts'

/** A form, and what shows it. */
export interface ShownForm {
  readonly form: FormFields
  readonly fields: readonly ThemeControl[]
  /** All of its controls, with those that only one kind of form has. */
  readonly controls: readonly Control[]
}

/** Shows what conditions show, and hides what they hide: all of a form that moves others on the page. */
export function showThemeFields(life: Life, { form, fields, controls }: ShownForm): void {
  showShells(life, form, { controls })
  switchPatterns(life, form, fields)
}

/** The browser would not send a form with a field that does not match its pattern, hidden or not. */
function switchPatterns(life: Life, { store }: FormFields, fields: readonly ThemeControl[]): void {
  const conditional = fields.filter(({ shell }) => shell.hasAttribute(attributes.conditions))
  const off = new Map(conditional.flatMap(({ shell, id }) => [...invoke(shell, 'querySelectorAll', anatomy.textInput)].map((input) => {
    const pattern = input.getAttribute(limits.pattern)
    const written = { [limits.off]: limits.off, ...(pattern === null ? {} : { [limits.pattern]: null, [limits.kept]: pattern }) }
    return [input, { id, hidden: { attributes: written } }] as const
  })))
  const bindingsOf = (isShown: boolean | undefined, input: Element) => (isShown === false ? off.get(input)?.hidden : undefined)
  adoptEach(life, [...off.keys()], store, ({ fields: states }, input) => bindingsOf(states[off.get(input)?.id ?? '']?.isShown, input), (hidden) => hidden ?? {})
}

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

/**
 * Says of a module that its conditions are looked after, for which `forms.head.css` hides fields no longer. Says of the page that a
 * service against robots protects one of its modules: the look of the service's badge stands on that.
 */
export function markModule(life: Life, module: Element): void {
  adoptAs(life, module, { attributes: { [MARK]: '' } })
  if (invoke(module, 'matches', `.${PROTECTED}`)) adoptAs(life, document.body, { classes: { [PROTECTED]: true } })
}
