import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { PAGE, SHADOW_ELEMENTS } from './page/selector.anatomy.ts'
import { CLAIMS, PRESENT } from './presence.anatomy.ts'

/**
 * What others know of the page builder's modules: that a page has any of them, or text and rows with inner shadows, which nothing in
 * the HTML tells. Which one is what is for its own table to say.
 */
export const manifest: UnitManifest = {
  name: 'page-builder',
  selector: PAGE,
  needs: [PRESENT, SHADOW_ELEMENTS],
  when: 'idle',
  claims: [{ selector: CLAIMS }],
  styles: ['page-builder'],
  title: 'Page builder modules',
  about: 'Sliders, galleries, portfolios, tabs, counters, maps, motion and links of pages that were made with the page builder.',
  legacy: [THEME_SCRIPT],
  lateChunks: {
    pager: ['pager', 'pager.anatomy', 'pager.messages', 'pager.model', 'hash-choice', 'link-clicks'],
    items: ['module-key', 'module.anatomy', 'follow-items', 'offer-for', 'given-element'],
    grid: ['responsive-grid', 'responsive-grid.anatomy', 'responsive-grid.model'],
    // What follows the page for modules, a few hundred bytes each: one request for all of it.
    following: ['anchor', 'attribute', 'count-up', 'counting', 'for-elements', 'seen', 'sized'],
    failures: ['link-failure'],
    embed: ['embed', 'embed.anatomy'],
  },
}
