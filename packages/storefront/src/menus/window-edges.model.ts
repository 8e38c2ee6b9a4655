/** What something covers of a window's width, in px from its left edge. */
export interface Span {
  readonly left: number
  readonly right: number
}

/** How far a list may lie over the one beside it, in px: themes have padding and borders. */
const OVERLAP = 40

/**
 * How far a list is to be moved, in px to the right, to stand in a window of this width. One that opens beside the list around it goes to
 * that one's other side, where that has the room: it would cover it.
 */
export function shiftInto({ left, right }: Span, width: number, around?: Span): number {
  const beyond = right > width ? right - width : Math.min(0, left)
  if (beyond === 0) return 0
  const isBeside = around && (left >= around.right - OVERLAP || right <= around.left + OVERLAP)
  if (isBeside) {
    const flipped = beyond > 0 ? around.left - right : around.right - left
    if (left + flipped >= 0 && right + flipped <= width) return flipped
  }
  // What is wider than the window begins at its edge.
  return beyond > 0 ? -Math.min(beyond, Math.max(0, left)) : -beyond
}
