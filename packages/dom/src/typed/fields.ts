import { type Field, isAsPrinted, isPrintedChoice, isTicked, accepts } from './field.ts'
import { invoke } from '../native.ts'

/** Fields in which a shopper can have typed or chosen something that a script may put back: no files. */
export function fieldsIn(region: Node & ParentNode): Field[] {
  return [...invoke(region, 'querySelectorAll', 'input:not([type=hidden], [type=submit], [type=file]), select, textarea')] as Field[]
}

/** What tells a field from others of its form: choices of one name are told by what they stand for. */
export const fieldName = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

/** What a field holds, as a text. */
export function fieldState(field: Field): string {
  if (isTicked(field)) return String(field.checked)
  return field instanceof HTMLSelectElement ? chosenOf(field).join('\n') : field.value
}

const chosenOf = ({ options }: HTMLSelectElement) => [...options].filter(({ selected }) => selected).map(({ value }) => value)

/** Lets a field hold what another one holds, as far as it can. */
export function copyField(from: Field, to: Field): void {
  if (isTicked(from) && isTicked(to)) to.checked = from.checked
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement && to.multiple) {
    const chosen = chosenOf(from)
    for (const option of to.options) option.selected = chosen.includes(option.value)
  } else if (accepts(to, from.value) && to.value !== from.value) to.value = from.value
}

/** Lets a field show what the server printed, where it shows something else. */
export function resetField(field: Field): void {
  if (isAsPrinted(field)) return
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = isPrintedChoice(option)
  else if (isTicked(field)) field.checked = field.defaultChecked
  else field.value = field.defaultValue
}
