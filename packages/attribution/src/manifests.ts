import type { UnitManifest } from '@tillkit/mount'
import { manifest as attribution } from './attribution/manifest.ts'
import { manifest as storeAnalytics } from './store-analytics/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [attribution, storeAnalytics]
