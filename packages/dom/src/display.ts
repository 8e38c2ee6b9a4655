import { invoke, native } from './native.ts'

/** What the page's styles make of an element's `display`. What stands around it is not asked. */
const displayOf = (element: Element): string => getComputedStyle(element).display

/** Whether an element has no box of its own: by its inline style, or by a rule of some style sheet. */
export const hasNoDisplay = (element: Element): boolean => displayOf(element) === 'none'

/** Whether an element has a box on the page: it and all around it are laid out. Has the browser lay the page out. */
export const hasBox = (element: Element): boolean => invoke(element, 'getClientRects').length > 0

type Shown = HTMLElement | SVGElement

const writeDisplay = (element: Shown, display: string): void => void (native(element, 'style').display = display)

/**
 * Gives elements that no inline style hides, but a style sheet does, a `display` of their own, as jQuery's `show()` does: what the
 * browser's own sheet says of their tag, so that a row of a table stays one. All are written before one is looked at, or each look would
 * cost the page's styles anew. A rule that is `!important` stays stronger.
 */
export function outweighSheets<E extends Shown>(elements: readonly E[], write: (element: E, display: string) => void = writeDisplay): void {
  const hidden = elements.filter((element) => native(element, 'style').display === '' && hasNoDisplay(element))
  for (const element of hidden) write(element, 'revert')
  const natural = hidden.map(displayOf)
  // The attribute `hidden` is a rule of the browser's sheet.
  hidden.forEach((element, index) => write(element, natural[index] === 'none' ? 'block' : natural[index] ?? ''))
}

/** Shows nodes that are ours, also where a style sheet hides them. What the server printed is shown by `shown` of `adopt`, which takes it back. */
export function showElements(elements: readonly Shown[]): void {
  for (const element of elements) writeDisplay(element, '')
  outweighSheets(elements)
}
