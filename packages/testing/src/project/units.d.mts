import type { LegacyHandle, PlannedUnit, UnitManifest, UnitRow } from '@tillkit/mount'

/** A unit, and where its parts stand, as absolute paths. */
export interface FoundUnit {
  readonly name: string
  readonly manifest: UnitManifest
  /** The manifest. */
  readonly file: string
  readonly folder: string
  /** The folder of its package. */
  readonly package: string
  readonly entry: string
  /** What sets up globals before its code is there. */
  readonly stub?: string
  /** Its synchronous script. */
  readonly early?: string
  /** What it does on a page that nobody touches. */
  readonly untouched?: string
}

/** A legacy script with all units that do its work. */
export interface SharedScript extends LegacyHandle {
  readonly units: readonly string[]
}

export interface Units {
  readonly units: readonly FoundUnit[]
  /** Those that are not built yet. */
  readonly planned: readonly PlannedUnit[]
  readonly scripts: readonly SharedScript[]
}

/** What a unit, or a member of a family, exports from its file of a role. */
export interface UnitExport {
  /** As its settings are called: `FAMILY/FOLDER` for a member. */
  readonly name: string
  readonly file: string
  /** The folder of its package. */
  readonly package: string
  readonly value: Readonly<Record<string, unknown>>
}

export function readUnits(from?: string): Units
export function unitExports(units: Pick<Units, 'units'>, role: 'options' | 'messages'): UnitExport[]
export function optionNames(units: Pick<Units, 'units'>): Record<string, string[]>
export function unitOf(units: readonly FoundUnit[], id: string): string | undefined
export function rowOf(manifest: UnitRow, chunks?: readonly string[]): UnitRow
export function builtChunks(): Promise<(unit: string) => string[]>
