import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { PAGE, SHADOW_ELEMENTS } from './page/anatomy.ts'
import { CLAIMS, FAMILY_SELECTOR } from './page-builder.anatomy.ts'

/**
 * What others know of the page builder's modules: that a page has any of them, or text and rows with inner shadows, which nothing in
 * the HTML tells. Which one is what is for its own table to say.
 */
export const manifest: UnitManifest = {
  name: 'page-builder',
  selector: PAGE,
  needs: [FAMILY_SELECTOR, SHADOW_ELEMENTS],
  when: 'idle',
  claims: [{ selector: CLAIMS }],
  styles: ['page-builder'],
  title: 'Page builder modules',
  about: 'Sliders, galleries, portfolios, tabs, counters, maps, motion and links of pages that were made with the page builder.',
  legacy: [THEME_SCRIPT],
}
