import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { CLAIMS, FAMILY_SELECTOR } from './page-chrome.anatomy.ts'

/** What others know of the theme's page chrome: that a page has any of it. */
export const manifest: UnitManifest = {
  name: 'page-chrome',
  selector: FAMILY_SELECTOR,
  when: 'idle',
  // Header and logo have their room with the first paint.
  phase: 'early',
  claims: [{ selector: CLAIMS }],
  styles: ['page-chrome'],
  title: 'Page chrome',
  about: 'The theme\'s headers, menus, search fields, links into the page, dots and the button to the top, for the keyboard as well.',
  legacy: [THEME_SCRIPT],
}
