import { anatomy } from './anatomy.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a form's fields held when it was sent, by name. */
export type Sent = ReadonlyMap<string, string>

/** Fields in which a shopper can have typed or chosen something. */
function fieldsOf(form: Element): Field[] {
  return [...form.querySelectorAll<Field>('input:not([type=hidden], [type=radio], [type=submit]), select, textarea')]
}

/** What a form holds now. */
export function sentBy(form: Element): Sent {
  return new Map(fieldsOf(form).map(({ name, value }) => [name, value]))
}

/** Whether the shopper has changed a row since the server printed it. */
export function isTouched(form: Element): boolean {
  return [...form.querySelectorAll<Field>(anatomy.rowField)].some((field) => !isAsPrinted(field))
}

function isAsPrinted(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].every((option) => option.selected === option.defaultSelected)
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return field.checked === field.defaultChecked
  return field.value === field.defaultValue
}

/**
 * Carries over what was typed while the server was answering. What was sent, the server has answered; what was not, or
 * was changed since, is still the shopper's.
 */
export function carryOver(from: Element, to: Element, sent: Sent | undefined): void {
  for (const field of fieldsOf(from)) {
    const isKept = sent?.has(field.name) ? sent.get(field.name) !== field.value : !isAsPrinted(field)
    const successor = isKept && fieldsOf(to).find(({ name }) => name === field.name)
    if (successor) successor.value = field.value
  }
}
