import { invoke, isTicked, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { FormFields } from '../form-fields.ts'
import type { Control } from './control.ts'
import { knownIn } from './show-states.ts'

const REQUIRED = { 'aria-required': 'true' }

/** Of several boxes none has to be ticked for itself, and a radio button can't say so: its group does. */
const takesRequired = ({ elements: [first, ...more] }: Control): boolean =>
  first !== undefined && (!isTicked(first) || (first.type === 'checkbox' && more.length === 0))

let labels = 0

/** Tells screen readers which fields have to be filled in, and what the groups are: radio buttons that one is chosen of, boxes that belong together. */
export function describeFields(life: Life, form: FormFields, controls: readonly Control[]): void {
  const required = new Set(form.fields.filter(({ rules }) => rules.some(({ name }) => name === 'required')).map(({ id }) => id))
  for (const control of knownIn(form, controls)) {
    const mustBe = required.has(control.id) ? REQUIRED : {}
    if (mustBe === REQUIRED && takesRequired(control)) for (const element of control.elements) adoptAs(life, element, { attributes: REQUIRED })
    // A box that stands alone says all of itself.
    if (control.group && (control.label || control.elements.length > 1)) nameGroup(life, control, mustBe)
  }
}

/** Says of a group what it is, and what it is called. */
function nameGroup(life: Life, { group, label, elements }: Control, mustBe: Readonly<Record<string, string>>): void {
  if (!group) return
  const isRadio = elements[0]?.type === 'radio'
  if (label && !label.id) adoptAs(life, label, { attributes: { id: `tillkit-label-${(labels += 1)}` } })
  const role = { role: invoke(group, 'getAttribute', 'role') ?? (group.localName === 'fieldset' && !isRadio ? null : isRadio ? 'radiogroup' : 'group') }
  const named = label && !group.hasAttribute('aria-label') ? { 'aria-labelledby': label.id } : {}
  adoptAs(life, group, { attributes: { ...role, ...named, ...(isRadio ? mustBe : {}) } })
}
