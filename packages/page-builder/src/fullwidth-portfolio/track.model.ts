/** The widths (px) from which a portfolio has so many columns. */
const COLUMNS: readonly (readonly [width: number, columns: number])[] = [[1600, 5], [1024, 4], [768, 3], [480, 2]]
/** An item's height is so much of its width. */
const RATIO = 0.75

/** How a portfolio's items are laid out. Lengths in px. */
export interface Track {
  readonly columns: number
  readonly height: number
}

/** The columns of a portfolio that is so wide (px), and the height of its items. */
export function trackOf(width: number): Track {
  const [, columns] = COLUMNS.find(([from]) => width >= from) ?? [0, 1]
  return { columns, height: (width / columns) * RATIO }
}

/**
 * The item that a step leads to, from 0: as many further as show, never beyond what fills the last columns; from there to the other end.
 * @param first the item that shows first
 */
export function stepFrom(first: number, by: 1 | -1, { columns, count }: { readonly columns: number; readonly count: number }): number {
  const last = Math.max(0, count - columns)
  if (by > 0) return first >= last ? 0 : Math.min(first + columns, last)
  return first <= 0 ? last : Math.max(first - columns, 0)
}

/** The time between two moves, in ms, where a portfolio says none. */
const SPEED = 7000

/** The time between two moves, in ms, as an attribute says it. */
export function readSpeed(text: string | null): number {
  const said = Number.parseInt(text ?? '', 10)
  return said > 0 ? said : SPEED
}
