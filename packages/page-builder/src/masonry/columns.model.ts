/** Columns as a style sheet asks for them. */
export interface Columns {
  readonly count: number
  /** The classes of each. */
  readonly classes: readonly string[]
}

/** More than any style sheet means. */
const MOST = 12

/**
 * Reads what a style sheet says in the content before a grid: `"3 .column.size-1of3"`. Nothing where it says nothing of the kind: not
 * yet, or `none`.
 */
export function readColumns(content: string): Columns | undefined {
  const [, digits, classes = ''] = /^["']?\s*(\d+)\s*((?:\.[\w-]+)*)/.exec(content) ?? []
  const count = Number(digits)
  return count >= 1 && count <= MOST ? { count, classes: classes.split('.').filter(Boolean) } : undefined
}

/** The items of each column, dealt out in their order. */
export function dealOut<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  return [...Array(count).keys()].map((column) => items.filter((_item, index) => index % count === column))
}
