import { invoke } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a form's fields held when it was sent, by name. */
export type Sent = ReadonlyMap<string, string>

/** Fields in which a shopper can have typed or chosen something that a script may put back: no files. */
function fieldsOf(form: Element): Field[] {
  return [...invoke(form, 'querySelectorAll', 'input:not([type=hidden], [type=submit], [type=file]), select, textarea')] as Field[]
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** What tells a field from others: choices of one name are told by what they stand for. */
const nameOf = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

const holds = (field: Field): string => String(isTicked(field) ? field.checked : field.value)

/** What a form holds now. A coupon's code is sent with it, but only its own button has it answered. */
export function sentBy(form: Element): Sent {
  const answered = fieldsOf(form).filter(({ name }) => name !== 'coupon_code')
  return new Map(answered.map((field) => [nameOf(field), holds(field)]))
}

/** Whether the shopper has changed a row since the server printed it. */
export function isTouched(form: Element): boolean {
  return [...invoke(form, 'querySelectorAll', anatomy.rowField)].some((field) => !isAsPrinted(field as Field))
}

/** Whether a field shows what the server printed. */
export function isAsPrinted(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChoicePrinted(field)
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/** Where none of its options was printed as chosen, a list shows the first. */
function isChoicePrinted({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const isPrinted = (option: HTMLOptionElement) => option.hasAttribute('selected')
  const all = [...options]
  return !multiple && !all.some(isPrinted) ? selectedIndex <= 0 : all.every((option) => option.selected === isPrinted(option))
}

/**
 * Carries over what was typed while the server was answering. What was sent, the server has answered; what was not, or
 * was changed since, is still the shopper's.
 */
export function carryOver(from: Element, to: Element, sent: Sent | undefined): void {
  const next = fieldsOf(to)
  for (const field of fieldsOf(from)) {
    const name = nameOf(field)
    const isKept = sent?.has(name) ? sent.get(name) !== holds(field) : !isAsPrinted(field)
    const successor = isKept && next.find((each) => nameOf(each) === name)
    if (!successor) continue
    if (isTicked(field) && isTicked(successor)) successor.checked = field.checked
    else successor.value = field.value
  }
}
