import { invoke } from './native.ts'

/** What a shopper types into or chooses from. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

class OurEvent extends Event {}

/** Whether we raised this event ourselves, also behind jQuery's: who listens for the shopper's own passes it over. */
export const isOurs = (event: object): boolean =>
  ((event as { readonly originalEvent?: unknown }).originalEvent ?? event) instanceof OurEvent

/** Tells whoever follows a field that we have changed it, as the browser tells of what the shopper does to it. jQuery's listeners hear it too. */
export function tellChanged(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new OurEvent(type, { bubbles: true }))
}

/** Fields in which a shopper can have typed or chosen something that a script may put back: no files. */
export function fieldsIn(region: Node & ParentNode): Field[] {
  return [...invoke(region, 'querySelectorAll', 'input:not([type=hidden], [type=submit], [type=file]), select, textarea')] as Field[]
}

/** Whether a field is ticked rather than filled in. */
export const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** What tells a field from others of its form: choices of one name are told by what they stand for. */
export const fieldName = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

/** What a field holds, as a text. */
export function heldBy(field: Field): string {
  if (isTicked(field)) return String(field.checked)
  return field instanceof HTMLSelectElement ? chosenOf(field).join('\n') : field.value
}

const chosenOf = ({ options }: HTMLSelectElement) => [...options].filter(({ selected }) => selected).map(({ value }) => value)

/** Whether a field can hold a value: a list that does not have it would lose the one that it has. */
export function takes(field: Field, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)
}

/** Lets a field hold what another one holds, as far as it can. */
export function copyField(from: Field, to: Field): void {
  if (isTicked(from) && isTicked(to)) to.checked = from.checked
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement && to.multiple) {
    const chosen = chosenOf(from)
    for (const option of to.options) option.selected = chosen.includes(option.value)
  } else if (takes(to, from.value) && to.value !== from.value) to.value = from.value
}

/** Whether a field shows what the server printed. */
export function isAsPrinted(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChoicePrinted(field)
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

const isPrinted = (option: HTMLOptionElement) => option.hasAttribute('selected')

/** Where none of its options was printed as chosen, a list shows the first. */
function isChoicePrinted({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options]
  return !multiple && !all.some(isPrinted) ? selectedIndex <= 0 : all.every((option) => option.selected === isPrinted(option))
}

/** Lets a field show what the server printed, where it shows something else. */
export function resetField(field: Field): void {
  if (isAsPrinted(field)) return
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = isPrinted(option)
  else if (isTicked(field)) field.checked = field.defaultChecked
  else field.value = field.defaultValue
}

/** Whether the shopper is in a field: what is typed next would stand behind what we write, and the caret somewhere else. */
export const isIn = (field: Element): boolean => document.activeElement === field
