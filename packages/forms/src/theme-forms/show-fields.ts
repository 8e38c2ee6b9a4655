import { invoke, type Life } from '@tillkit/dom'
import { adoptEach } from '@tillkit/mount'
import type { FormFields } from '../engine/form-fields.ts'
import type { Control } from '../engine/page/control.ts'
import { showShells } from '../engine/page/show-shells.ts'
import { anatomy, attributes, limits } from './anatomy.ts'
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
