/** From which width of the window on, in px, a strip in a wide column has a picture more. */
export const WIDE = 768

/** How many pictures stand beside each other where nothing else is said. */
const USUAL = 3

/** How many pictures stand beside each other in a column of a width, such as `2_3`. */
export function columnsIn(width: string | undefined, isWide: boolean): number {
  if (width === '3_5') return 4
  if (width === '1_5' || width === '1_6') return 2
  return isWide && (width === '4_4' || width === '3_4' || width === '2_3') ? 4 : USUAL
}

/** The pictures that are seen, by their indexes: one group after the other, over the end. */
export function groupFrom(start: number, columns: number, count: number): readonly number[] {
  return [...Array(Math.min(columns, count)).keys()].map((place) => (start + place) % count)
}

/** Where the next group begins, or the one before. */
export function startAfter(start: number, by: number, count: number): number {
  return (((start + by) % count) + count) % count
}
