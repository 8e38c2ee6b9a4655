import { invoke, isTicked, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { type FieldState, takesPart } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import { adoptControls } from './adopt-controls.ts'
import type { Control } from './control.ts'
import type { Display } from './display.ts'

/** Shows of each element whether it is wrong, and what else the family says. */
export function showElements(life: Life, form: FormFields, { controls, display }: { controls: readonly Control[]; display: Required<Pick<Display, 'element'>> }): void {
  const nodes = new Map(controls.flatMap((control) => control.elements.map((element) => [element as Element, control] as const)))
  const required = requiredIn(form)
  adoptControls(life, form, {
    nodes,
    show(state, control) {
      const { attributes, ...more } = display.element(state, control)
      return { ...more, attributes: { ...invalid(state), ...(required.has(control.id) && takesRequired(control) ? REQUIRED : {}), ...attributes } }
    },
  })
}

const REQUIRED = { 'aria-required': 'true' }

const invalid = (state: FieldState): Record<string, string> => (takesPart(state) && state.problem ? { 'aria-invalid': 'true' } : {})

const requiredIn = ({ fields }: FormFields): ReadonlySet<string> =>
  new Set(fields.filter(({ rules }) => rules.some(({ name }) => name === 'required')).map(({ id }) => id))

/** Of several boxes none has to be ticked for itself, and a radio button can't say so: its group does. */
const takesRequired = ({ elements }: Control): boolean => {
  const [first] = elements
  return first !== undefined && (!isTicked(first) || (first.type === 'checkbox' && elements.length === 1))
}

let labels = 0

/** Tells what the groups are: radio buttons that one is chosen of, boxes that belong together, and what they are called. */
export function nameGroups(life: Life, form: FormFields, controls: readonly Control[]): void {
  const required = requiredIn(form)
  for (const { id, group, label, elements } of controls) {
    if (!group) continue
    const isRadio = elements[0]?.type === 'radio'
    if (label && !label.id) adoptAs(life, label, { attributes: { id: `tillkit-label-${(labels += 1)}` } })
    const role = { role: invoke(group, 'getAttribute', 'role') ?? (group.localName === 'fieldset' && !isRadio ? null : isRadio ? 'radiogroup' : 'group') }
    const named = label && !group.hasAttribute('aria-label') ? { 'aria-labelledby': label.id } : {}
    adoptAs(life, group, { attributes: { ...role, ...named, ...(isRadio && required.has(id) ? REQUIRED : {}) } })
  }
}
