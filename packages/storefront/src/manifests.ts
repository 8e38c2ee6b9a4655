import type { UnitManifest } from '@tillkit/mount'
import { manifest as pageChrome } from './page-chrome.manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [pageChrome]
