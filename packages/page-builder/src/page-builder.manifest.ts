import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { PAGE, SHADOW_ELEMENTS } from './page/anatomy.ts'
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
  files: {
    sliders: ['fullwidth-portfolio', 'slider', 'video-slider'],
    grids: ['filterable-portfolio', 'gallery', 'masonry', 'paging', 'shop'],
    media: ['lightbox', 'map', 'video', 'video-background'],
    motion: ['entrance', 'fullscreen', 'parallax'],
    texts: ['bar-counter', 'circle-counter', 'countdown', 'number-counter', 'star-rating', 'tabs', 'toggle'],
    details: ['details', 'link-options', 'multi-view', 'woo-parts'],
    // Nearly every page has them.
    'page-builder': ['rows'],
  },
  legacy: [THEME_SCRIPT],
}
