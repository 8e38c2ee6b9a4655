/** Made from the units' manifests by the build, and for tests. */
declare module 'virtual:tillkit-units' {
  import type { UnitRow } from '@tillkit/mount'

  /** The table of the script tag, one row a unit. */
  export const TABLE: readonly UnitRow[] | undefined
  /** By unit, what sets up globals before its code is there. */
  export const STUBS: Readonly<Record<string, () => void>>
}
