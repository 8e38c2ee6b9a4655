import type { UnitManifest } from '@tillkit/mount'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = []
