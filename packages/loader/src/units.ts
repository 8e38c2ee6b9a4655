import type { KnownUnit, UnitRow } from '@tillkit/mount'
import { STUBS, TABLE } from 'virtual:tillkit-units'

/** The table of this build; empty where the page's own tag says it. */
export const ROWS: readonly UnitRow[] = TABLE

/** What the rows of a table say in full. */
export function unitsOf(rows: readonly UnitRow[]): KnownUnit[] {
  return rows.map((row) => {
    const stub = __TILLKIT_TABLE__ && STUBS[row.name]
    return { when: 'idle', ...row, ...(stub && { stub }) }
  })
}
