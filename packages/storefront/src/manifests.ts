import type { UnitManifest } from '@tillkit/mount'
import { manifest as comingSoon } from './coming-soon/manifest.ts'
import { manifest as pageChrome } from './page-chrome.manifest.ts'
import { manifest as storeNotice } from './store-notice/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [pageChrome, storeNotice, comingSoon]
