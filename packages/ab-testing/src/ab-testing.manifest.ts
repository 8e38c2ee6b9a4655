import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { FAMILY_SELECTOR } from './anatomy.ts'

/** The theme's split tests. */
export const manifest: UnitManifest = {
  name: 'ab-testing',
  selector: 'body',
  when: 'now',
  needs: [FAMILY_SELECTOR],
  title: 'Split tests',
  about: 'The theme\'s split tests: shows a page\'s variation from a cache, and counts what visitors see, read, click and order.',
  group: 'technical',
  legacy: [THEME_SCRIPT],
}
