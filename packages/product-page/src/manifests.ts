import type { UnitManifest } from '@tillkit/mount'
import { manifest as variationForm } from './variation-form/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [variationForm]
