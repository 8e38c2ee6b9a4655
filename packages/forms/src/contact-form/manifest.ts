import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { FORM, HOST } from './anatomy.ts'

/** The theme's contact forms. */
export const manifest: UnitManifest = {
  name: 'contact-form',
  selector: HOST,
  when: 'idle',
  claims: [{ type: 'submit', selector: FORM }],
  title: 'Contact forms',
  about: 'The theme\'s contact forms: conditions, checks, and sending without leaving the page.',
  styles: ['forms'],
  legacy: [THEME_SCRIPT],
}
