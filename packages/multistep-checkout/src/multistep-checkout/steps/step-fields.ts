import { type Field, fieldName, fieldsIn, fieldState, invoke, isTicked, native } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'
import { allIn } from './selectors.ts'

/** What is never sent of a form by a script: buttons and files. */
const UNSENT = /^(submit|button|image|reset|file)$/i

/** All fields and buttons of a part. */
export const controlsIn = (part: Element): Field[] => allIn<Field>(part, 'input, select, textarea')

/** Whether a part of the page has anything to check. */
export const hasFields = (part: Element): boolean => controlsIn(part).some((field) => !UNSENT.test(field.type))

/** Half of an emoji, as a field's `maxlength` leaves it: no text that could be sent. */
const LONE_HALF = /\p{Surrogate}/gu

/** Encodes a name or a value as jQuery does, which is what the server and its neighbours know: an apostrophe stays one. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(LONE_HALF, '\uFFFD')).replaceAll('%20', '+')
}

/** Line breaks as forms send them. */
const sentLines = (text: string) => text.replace(/\r?\n/g, '\r\n')

/** What a part of the page would send, form-encoded: each field that has a name and is not disabled; boxes that are ticked. */
export function serialise(part: Element): string {
  const pairs = controlsIn(part).flatMap((field): string[] => {
    if (!field.name || invoke(field, 'matches', ':disabled') || UNSENT.test(field.type) || (isTicked(field) && !field.checked)) return []
    const values = field instanceof HTMLSelectElement ? [...field.selectedOptions].filter(isSent).map(({ value }) => value) : [field.value]
    return values.map((value) => `${encode(field.name)}=${encode(sentLines(value))}`)
  })
  return pairs.join('&')
}

const isSent = (option: HTMLOptionElement): boolean => !option.disabled && !invoke(option, 'matches', 'optgroup[disabled] *')

/**
 * What a shopper has entered into a part of the page, as a short text by which it is known again. Nothing can be read from it, so it may be
 * kept. Fields that scripts fill by themselves (nonces, statistics) do not count, nor does an address that the order does not go to: the shop
 * prints that anew.
 */
export function fingerprintOf(part: Element): string {
  const entered = fieldsIn(part).filter(isWanted).map((field) => `${fieldName(field)}\n${fieldState(field)}`).join('\n\n')
  let hash = 0x811c9dc5
  for (let at = 0; at < entered.length; at += 1) hash = Math.imul(hash ^ entered.charCodeAt(at), 0x01000193)
  return `${entered.length}-${(hash >>> 0).toString(36)}`
}

/** Whether an element would show if the part of the page that it stands in did: what is folded away is nobody's to fill. */
export function showsWithin(element: Element, part: Element): boolean {
  for (let node: Element | null = element; node && node !== part; node = native(node, 'parentElement')) {
    if (getComputedStyle(node).display === 'none') return false
  }
  return true
}

/** A row that lacks something, with the field that is to be filled. */
export interface Lack {
  readonly field: Field
  /** What the row calls it. */
  readonly label: string
}

/** Whether the shop does not look at the fields of a row before the order: boxes and choices, and fields that are a list. */
const isUnseen = (field: Field): boolean => isTicked(field) || field.name.includes('[')

/**
 * What lacks in the required rows of a part.
 * @param which `unseen`: only what the shop does not look at before the order
 */
export function lacksIn(part: Element, which: 'all' | 'unseen' = 'all'): Lack[] {
  return allIn(part, anatomy.requiredRow).flatMap((row) => {
    const open = controlsIn(row).filter((field) => isOpen(field, part) && (which === 'all' || isUnseen(field)))
    const lacking = open.find((field) => !isFilled(field, open))
    return lacking ? [{ field: lacking, label: labelOf(row, lacking) }] : []
  })
}

/** The fields of a part that the browser would not send: `type=email` without an address. */
export function invalidIn(part: Element): Lack[] {
  return controlsIn(part)
    .filter((field) => isOpen(field, part) && !field.validity.valid)
    .map((field) => ({ field, label: labelOf(field.closest(anatomy.row) ?? part, field) }))
}

function isOpen(field: Field, part: Element): boolean {
  const isEntered = !/^(hidden|submit|button|image|reset)$/.test(field.type) && !invoke(field, 'matches', ':disabled')
  return isEntered && isWanted(field) && showsWithin(field, part)
}

/** Whether the order wants a field: the box is ticked on which it depends. Without that box it counts: an account may be required. */
export function isWanted(field: Element): boolean {
  if (invoke(field, 'closest', anatomy.besideOrder)) return false
  return anatomy.conditional.every(({ fields, box }) => {
    const ticked = invoke(field, 'closest', fields) ? document.querySelector<HTMLInputElement>(box) : null
    return ticked === null || ticked.checked
  })
}

/** Of boxes and choices in one row, one is enough. */
function isFilled(field: Field, ofRow: readonly Field[]): boolean {
  if (isTicked(field)) return ofRow.some((one) => isTicked(one) && one.checked)
  return fieldState(field).trim() !== ''
}

/** What the row of a field calls it. */
export function labelOf(row: Element, field: Field): string {
  const label = field.labels?.[0] ?? row.querySelector('label')
  const copy = label?.cloneNode(true) as Element | undefined
  for (const mark of copy?.querySelectorAll(anatomy.labelMarks) ?? []) mark.remove()
  return copy?.textContent?.replace(/\s+/g, ' ').trim() || field.getAttribute('aria-label') || field.name
}
