import type { UnitManifest } from '@tillkit/mount'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'
import { anatomy } from './anatomy.ts'
import { legacy } from './legacy.ts'

/** The form builder's forms. */
export const manifest: UnitManifest = {
  name: 'form-builder',
  selector: anatomy.root,
  when: 'idle',
  triggers: [
    // Who sends it where its code cannot be had is told so: asked for first, as the code ends the waiting.
    { when: 'idle', untouched: true },
    { when: 'idle' },
  ],
  // A button of a further page sends the form without our code, and so does Enter.
  claims: [
    { type: 'submit', selector: anatomy.form, timeoutMs: CODE_TIMEOUT_MS },
    { selector: anatomy.pageButton, timeoutMs: CODE_TIMEOUT_MS },
  ],
  styles: ['form-builder'],
  title: 'Form builder forms',
  about: 'Forms of the form builder: checks, conditions, pages, prices, and sending without leaving the page.',
  legacy,
}
