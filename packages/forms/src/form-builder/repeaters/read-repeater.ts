import { attributeOf, invoke, native, parseFragment } from '@tillkit/dom'
import { attributes as formAttributes } from '../anatomy.ts'
import { anatomy, attributes, NUMBER } from './anatomy.ts'
import { nextNumber, readLimits, type RowLimits, writeNumbers } from './rows.model.ts'

/** A field whose rows shoppers add and take away, as it stands on the page. */
export interface Repeater {
  readonly element: HTMLElement
  /** The builder's id. */
  readonly id: string
  readonly label: string
  readonly limits: RowLimits
  /** What tells the server which rows there are. */
  readonly list: HTMLInputElement | undefined
  /** A row as HTML; `undefined` where the server has printed none. */
  readonly template: string | undefined
}

/** Reads a repeater. */
export function readRepeater(element: HTMLElement): Repeater {
  const list = invoke(element, 'querySelector', anatomy.list)
  const template = invoke(element, 'querySelector', anatomy.template)?.textContent ?? ''
  return {
    element,
    id: attributeOf(element, formAttributes.fieldId),
    label: invoke(element, 'querySelector', anatomy.label)?.textContent.trim() ?? '',
    limits: readLimits(attributeOf(element, attributes.min), attributeOf(element, attributes.max)),
    list: list instanceof HTMLInputElement ? list : undefined,
    template: rowOf(template) ? template : undefined,
  }
}

/** All rows of a repeater but the first, in their order. */
export const rowsIn = ({ element }: Pick<Repeater, 'element'>): HTMLElement[] => [...invoke(element, 'querySelectorAll', anatomy.row)] as HTMLElement[]

/** The number of a row. */
export const numberOf = (row: Element): number => Number(attributeOf(row, attributes.number))

/** What the first row stands in: at its end the next one comes. */
export const firstRowOf = ({ element }: Pick<Repeater, 'element'>): Element[] => Array.from(native(element, 'children')).filter((child) => invoke(child, 'matches', anatomy.firstRow))

/** Makes a row from the server's template; scripts in it do not run. @returns `undefined` where there is none to make it from */
export const makeRow = ({ template }: Repeater, number: number): HTMLElement | undefined => (template === undefined ? undefined : rowOf(template.replaceAll(NUMBER, String(number))))

function rowOf(html: string): HTMLElement | undefined {
  const row = invoke(parseFragment(html), 'querySelector', anatomy.row)
  return row instanceof HTMLElement ? row : undefined
}

/** The number that the next row gets. */
export const nextIn = (repeater: Repeater): number => nextNumber(Number(attributeOf(repeater.element, attributes.next)), rowsIn(repeater).map(numberOf), repeater.limits)

/** Puts a row behind another, or behind the first. */
export function placeRow(repeater: Repeater, row: HTMLElement, before: Element | undefined): void {
  const place = before ?? firstRowOf(repeater).at(-1)
  if (place) place.after(row)
  else invoke(repeater.element, 'append', row)
}

/** Tells the server, and whoever else reads it, which rows there are. It says what the shopper did, so it stays as it is when we go. */
export function writeRows(repeater: Repeater): void {
  const { element, list } = repeater
  const text = writeNumbers(rowsIn(repeater).map(numberOf))
  if (list && list.value !== text) list.value = text
  invoke(element, 'setAttribute', attributes.next, String(nextIn(repeater)))
}
