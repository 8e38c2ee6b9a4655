import type { UnitManifest } from '@tillkit/mount'
import { manifest as pageBuilder } from './page-builder.manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [pageBuilder]
