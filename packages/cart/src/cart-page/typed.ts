import { copyField, type Field, fieldName, fieldsIn, heldBy, invoke, isAsPrinted } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'

/** What a form's fields held when it was sent, by name. */
export type Sent = ReadonlyMap<string, string>

/** What a form holds now. A coupon's code is sent with it, but only its own button has it answered. */
export function sentBy(form: Element): Sent {
  const answered = fieldsIn(form).filter(({ name }) => name !== 'coupon_code')
  return new Map(answered.map((field) => [fieldName(field), heldBy(field)]))
}

/** Whether the shopper has changed a row since the server printed it. */
export function isTouched(form: Element): boolean {
  return [...invoke(form, 'querySelectorAll', anatomy.rowField)].some((field) => !isAsPrinted(field as Field))
}

/**
 * Carries over what was typed while the server was answering. What was sent, the server has answered; what was not, or
 * was changed since, is still the shopper's.
 */
export function carryOver(from: Element, to: Element, sent: Sent | undefined): void {
  const next = fieldsIn(to)
  for (const field of fieldsIn(from)) {
    const name = fieldName(field)
    const isKept = sent?.has(name) ? sent.get(name) !== heldBy(field) : !isAsPrinted(field)
    const successor = isKept && next.find((each) => fieldName(each) === name)
    if (successor) copyField(field, successor)
  }
}
