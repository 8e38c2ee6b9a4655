import { type Field, isTicked } from '@tillkit/dom'
import type { Value } from '../value.ts'

/** Where a field stands on the page. */
export interface Control {
  /** The field, by its id. */
  readonly id: string
  /** What the shopper fills in: one element, or the boxes of a group in its order. */
  readonly elements: readonly Field[]
  /** What it holds, in the family's words; `undefined` where it takes no part. Default `readElements` of its elements. */
  readonly read?: () => Value | undefined
  /** What is hidden where the field's conditions are not met. Default nothing. */
  readonly shell?: HTMLElement
  /** What stands for the boxes of a group as a whole. Default nothing. */
  readonly group?: HTMLElement
  /** What names the group. Default: the group has a name. */
  readonly label?: HTMLElement
}

/**
 * What elements hold: the text of a single one; the chosen one of radio buttons, or an empty text; what is ticked or chosen of boxes
 * and of a list that takes several.
 */
export function readElements(elements: readonly Field[]): Value {
  const [first] = elements
  if (first instanceof HTMLSelectElement && first.multiple) return [...first.options].filter(({ selected }) => selected).map(({ value }) => value)
  if (first === undefined || !isTicked(first)) return first?.value ?? ''
  const ticked = elements.filter((element) => isTicked(element) && element.checked).map(({ value }) => value)
  return first.type === 'radio' ? (ticked[0] ?? '') : ticked
}

/** What a control holds; `undefined` where the page does not have it any more. */
export function valueIn({ elements, read }: Control): Value | undefined {
  const there = elements.filter((element) => element.isConnected)
  return there.length === 0 ? undefined : read ? read() : readElements(there)
}

/** The control that an element belongs to. */
export function controlOf(controls: readonly Control[], target: EventTarget | null): Control | undefined {
  return controls.find(({ elements }) => (elements as readonly unknown[]).includes(target))
}
