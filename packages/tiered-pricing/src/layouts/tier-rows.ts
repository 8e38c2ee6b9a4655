import type { Life } from '@tillkit/dom'
import { adopt, adoptAs } from '@tillkit/mount'
import { classes, layoutAttributes, layouts } from '../tiered-pricing.anatomy.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'

/** The rows of a layout, in the order of the page; the fallback element is no row. */
export function rowsIn(data: Element): HTMLElement[] {
  return [...data.querySelectorAll<HTMLElement>(layouts.row)]
}

/** A row's minimum quantity. */
export function minimumOf(row: Element): number {
  return Number(row.getAttribute(layoutAttributes.quantity))
}

/** What rows show. */
export interface RowsBinding {
  readonly store: TieredPricingStore
  /** Whether the rows say it to screen readers too; a listbox and radios have words of their own. */
  readonly current: boolean
}

/** Marks the tier in force on the rows that the server printed: exactly one, the first of two alike (case 28). */
export function bindRows(life: Life, data: Element, { store, current }: RowsBinding): void {
  const rows = rowsIn(data)
  const minimums = rows.map(minimumOf)
  rows.forEach((row, index) => {
    adopt(life, row, store, ({ quote }) => {
      if (!quote) return {}
      const isActive = minimums.indexOf(quote.tier.minimum) === index
      const attributes = current ? { 'aria-current': isActive ? 'true' : null } : {}
      return { classes: { [classes.active]: isActive }, attributes }
    })
  })
}

/** Rows that do nothing when clicked do not promise anything: the server prints a pointer for them (bug 14). */
export function bindStillRows(life: Life, data: Element): void {
  for (const row of rowsIn(data)) adoptAs(life, row, { style: { cursor: 'default' } })
}
