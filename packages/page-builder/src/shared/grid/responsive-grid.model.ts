/** Where an item stands in its grid. */
export interface Place {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isOnLastRow: boolean
}

/** What a grid is measured by, in px. */
export interface GridSizes {
  readonly width: number
  /** An item's width, with what lies around it. */
  readonly item: number
  /** The gap behind an item, which the last of a row does not have. */
  readonly gap: number
}

/** How many items stand in a row; one at least. */
export function columnsOf({ width, item, gap }: GridSizes): number {
  const columns = Math.round((width + gap) / item)
  return Number.isFinite(columns) && columns > 1 ? columns : 1
}

/** The items that show in a grid. */
export interface GridItems {
  readonly count: number
  readonly columns: number
  /** Whether nothing comes below the grid. */
  readonly marksLastRow: boolean
}

/** Where an item stands, by its place among those that show. */
export function placeOf(index: number, { count, columns, marksLastRow }: GridItems): Place {
  const rows = Math.ceil(count / columns)
  return {
    isFirst: index % columns === 0,
    isLast: index % columns === columns - 1,
    isOnLastRow: marksLastRow && Math.floor(index / columns) === rows - 1,
  }
}
