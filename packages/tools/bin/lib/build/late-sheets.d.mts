import type { FoundUnit } from '../../../../testing/src/project/units.d.mts'

export interface PartWithSheets {
  /** The name of the unit that draws it. */
  readonly unit: string
  /** Its module. */
  readonly file: string
  /** The sheets of the components that it is drawn with. */
  readonly sheets: readonly string[]
}

export function collectLateSheets(units: readonly FoundUnit[]): Record<string, string>
export function partsWithSheets(units: readonly FoundUnit[]): PartWithSheets[]
