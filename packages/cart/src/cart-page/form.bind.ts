import { type EndableLife, type Field, fieldName, fieldsIn, fieldState, htmlOf, invoke, isAsPrinted, keepFields } from '@tillkit/dom'
import { serverHtml, type Region } from '@tillkit/mount'
import { anatomy, LINE_PARAMETER, names } from './anatomy.ts'

/** What a form's fields held when it was sent, by name. */
export type Sent = ReadonlyMap<string, string>

/** What a form holds now. A coupon's code is sent with it, but only its own button has it answered. */
export function sentBy(form: Element): Sent {
  const answered = fieldsIn(form).filter(({ name }) => name !== names.coupon)
  return new Map(answered.map((field) => [fieldName(field), fieldState(field)]))
}

/** Whether the shopper has changed a row since the server printed it. */
export function isTouched(form: Element): boolean {
  return [...invoke(form, 'querySelectorAll', anatomy.rowField)].some((field) => !isAsPrinted(field as Field))
}

/** Says whether what a field holds is the shopper's still: what was sent, the server has answered. */
export function keptBesides(sent: Sent | undefined): (field: Field) => boolean {
  return (field) => {
    const answered = sent?.get(fieldName(field))
    return answered === undefined ? !isAsPrinted(field) : answered !== fieldState(field)
  }
}

/** The line of a row, whose fields have names with it and whose link has it in its address. */
function lineOf(row: Element): string | null | undefined {
  const href = row.querySelector(anatomy.rowLink)?.getAttribute('href')
  return href && new URL(href, location.href).searchParams.get(LINE_PARAMETER)
}

/** A form that the server sends again. */
export interface SentForm {
  /** Shows it anew. What was sent, the server has answered; what was not, or was changed since, is still the shopper's. */
  show(next: Element, sent: Sent | undefined): void
  /** Is done with it: another stands in its place. */
  leave(): void
}

/** Takes charge of a form. Its rows stay what they are, by their lines. */
export function adoptForm(life: EndableLife, form: Element): SentForm {
  let answered: Sent | undefined
  const isKept = (field: Field) => keptBesides(answered)(field)
  const region: Region = serverHtml(life, form, { keep: [keepFields({ isKept })], keys: { keyed: anatomy.row, keyOf: lineOf, isKept } })
  return {
    leave: life.end,
    show(next, sent) {
      answered = sent
      region.replace(htmlOf(next))
    },
  }
}
