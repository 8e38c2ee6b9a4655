import { invoke } from '@tillkit/dom'
import type { FormFields } from '../engine/form-fields.ts'
import type { Control } from '../engine/page/control.ts'
import { attributes, MARK } from './anatomy.ts'
import { isNeverShown, type ThemeControl } from './controls.ts'

/**
 * Lets fields that somebody else hides take no part: choices, and in a form with conditions all of them. What our conditions hide is for
 * those to say; and where a form is hidden as a whole, as in a popup that is closed, nothing is told by that.
 */
export function skipHidden(form: FormFields, root: Element, controls: readonly ThemeControl[]): Control[] {
  const hasConditions = controls.some(({ shell }) => shell.hasAttribute(attributes.conditions))
  const isHidden = ({ id, shell }: ThemeControl) => form.store.getState().fields[id]?.isShown !== false && !isWaiting(shell) && !hasBox(shell) && hasBox(root)
  const isAsked = (control: ThemeControl) => (hasConditions || control.group !== undefined) && !isNeverShown(control)
  return controls.map((control) => (isAsked(control) ? { ...control, read: () => (isHidden(control) ? undefined : control.read()) } : control))
}

/** Whether our style sheet may hide it: until its module says that its conditions are looked after. */
const isWaiting = (shell: Element) => shell.hasAttribute(attributes.conditions) && !invoke(shell, 'closest', `[${MARK}]`)

const hasBox = (element: Element) => invoke(element, 'getClientRects').length > 0
