import { type Field, invoke, isTicked } from '@tillkit/dom'
import { goToField } from '@tillkit/ui/plain'
import { stateIn } from '../core.ts'
import { takesPart } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import type { Control } from './control.ts'

/** The first element of a control that the shopper can get to. */
function entryOf({ elements }: Control): Field | undefined {
  const there = elements.filter((element) => element.isConnected && !element.disabled && element.type !== 'hidden')
  // Of radio buttons the chosen one is where the Tab key leads.
  return there.find((element) => isTicked(element) && element.type === 'radio' && element.checked) ?? there[0]
}

/** Brings a control to the shopper. @returns whether there was something to bring */
export function goToControl(control: Control): boolean {
  const entry = entryOf(control)
  if (entry) goToField(entry)
  return entry !== undefined
}

/** The controls with something wrong. */
export function wrongControls(form: FormFields, controls: readonly Control[]): Control[] {
  const { fields } = form.store.getState()
  return controls.filter(({ id }) => {
    const state = stateIn(fields, id)
    return takesPart(state) && state.problem !== undefined
  })
}

/** Whether the shopper is in the form, or nowhere in particular: with what had the focus, the focus goes. */
export const isInside = (element: HTMLElement): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || invoke(element, 'contains', activeElement)
}
