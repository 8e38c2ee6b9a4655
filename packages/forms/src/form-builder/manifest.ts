import type { UnitManifest } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import { claims } from './claims.ts'
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
  claims,
  styles: ['form-builder'],
  title: 'Form builder forms',
  about: 'Forms of the form builder: checks, conditions, pages, prices, and sending without leaving the page.',
  legacy,
}
