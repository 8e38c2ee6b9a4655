import type { UnitManifest } from '@tillkit/mount'
import { manifest as abTesting } from './ab-testing.manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [abTesting]
