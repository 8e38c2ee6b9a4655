import type { UnitManifest } from '@tillkit/mount'
import { manifest as contactForm } from './contact-form/manifest.ts'
import { manifest as formBuilder } from './form-builder/manifest.ts'
import { manifest as newsletter } from './newsletter/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [contactForm, formBuilder, newsletter]
