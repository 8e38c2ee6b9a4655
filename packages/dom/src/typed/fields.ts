import { type Field, isAsPrinted, isPrintedChoice, isTicked, accepts } from './field.ts'
import { invoke } from '../native.ts'

const FIELDS = 'input:not([type=submit], [type=file]), select, textarea'

/** Fields in which a shopper can have typed or chosen something that a script may put back: no files, and nothing hidden unless asked for. */
export function fieldsIn(region: Node & ParentNode, withHidden = false): Field[] {
  const fields = [...invoke(region, 'querySelectorAll', FIELDS)] as Field[]
  return withHidden ? fields : fields.filter((field) => !invoke(field, 'matches', '[type=hidden]'))
}

/** What tells a field from others of its form: choices of one name are told by what they stand for. */
export const fieldName = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

/** What a field holds, as a text: of boxes whether they are ticked, of lists what is chosen, a line each. */
export function fieldState(field: Field): string {
  if (isTicked(field)) return String(field.checked)
  return field instanceof HTMLSelectElement ? chosenOf(field).join('\n') : field.value
}

const chosenOf = ({ options }: HTMLSelectElement) => [...options].filter(({ selected }) => selected).map(({ value }) => value)

/**
 * Lets a field hold a state, as far as it can. A text that stands there already is not written: that would move the caret.
 * @param state what `fieldState` said of it, or of the field in whose place it stands
 * @returns whether it holds something else now
 */
export function setFieldState(field: Field, state: string): boolean {
  const before = fieldState(field)
  if (isTicked(field)) field.checked = state === 'true'
  else if (field instanceof HTMLSelectElement && field.multiple) setChosen(field, state.split('\n'))
  else if (before !== state && accepts(field, state)) field.value = state
  return fieldState(field) !== before
}

function setChosen({ options }: HTMLSelectElement, chosen: readonly string[]): void {
  for (const option of options) option.selected = chosen.includes(option.value)
}

/** Lets a field show what the server printed, where it shows something else. */
export function resetField(field: Field): void {
  if (isAsPrinted(field)) return
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = isPrintedChoice(option)
  else if (isTicked(field)) field.checked = field.defaultChecked
  else field.value = field.defaultValue
}
