import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'
import { FORM, HOST } from './anatomy.ts'

/** The theme's contact forms. */
export const manifest: UnitManifest = {
  name: 'contact-form',
  selector: HOST,
  when: 'idle',
  triggers: [
    // Who sends it without a line where its code could not be had is told so: asked for first, as the code ends the waiting.
    { when: 'idle', untouched: true },
    { when: 'idle' },
  ],
  claims: [{ type: 'submit', selector: FORM, timeoutMs: CODE_TIMEOUT_MS }],
  title: 'Contact forms',
  about: 'The theme\'s contact forms: conditions, checks, and sending without leaving the page.',
  styles: ['forms'],
  legacy: [THEME_SCRIPT],
}
