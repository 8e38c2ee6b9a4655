import type { UnitManifest } from '@tillkit/mount'
import { manifest as emailCapture } from './email-capture/manifest.ts'
import { manifest as reviewInvites } from './review-invites/manifest.ts'
import { manifest as reviews } from './reviews/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [emailCapture, reviews, reviewInvites]
