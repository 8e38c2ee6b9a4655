/** Whether this build of the script tag carries its table; else the page's own tag says it, and prints stubs and style sheet. */
declare const __TILLKIT_TABLE__: boolean

/** Made from the units' manifests by the build, and for tests. */
declare module 'virtual:tillkit-units' {
  import type { UnitRow } from '@tillkit/mount'

  /** The table of the script tag, one row a unit. */
  export const TABLE: readonly UnitRow[]
  /** By unit, what sets up globals before its code is there. */
  export const STUBS: Readonly<Record<string, () => void>>
}

/** Made from the units' declared options by the build, and for tests. */
declare module 'virtual:tillkit-options' {
  /** By unit the names of its options; a family's member as `FAMILY/MEMBER`, where it has some. */
  export const OPTIONS: Readonly<Record<string, readonly string[]>>
}
