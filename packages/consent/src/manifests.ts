import type { UnitManifest } from '@tillkit/mount'
import { manifest } from './consent.manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [manifest]
