import type { UnitManifest } from '@tillkit/mount'
import { manifest as motionEffects } from './motion-effects/manifest.ts'
import { manifest as pageBuilder } from './page-builder.manifest.ts'
import { manifest as stickyElements } from './sticky-elements/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [pageBuilder, stickyElements, motionEffects]
