import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/page': {
    mounts: {
      'divi-animations': 1,
      'divi-blog': 1,
      'divi-blog-grid': 1,
      'divi-counters': 1,
      'divi-fullwidth-header': 1,
      'divi-gallery': 1,
      'divi-link-options': 1,
      'divi-map': 1,
      'divi-menu-search-login': 1,
      'divi-modules': 1,
      'divi-offers-people-code': 1,
      'divi-portfolio': 1,
      'divi-portfolio-filterable': 1,
      'divi-portfolio-fullwidth': 1,
      'divi-post-sliders': 1,
      'divi-sliders': 1,
      'divi-sticky-motion-parallax': 1,
      'divi-tabs-toggles': 1,
      'divi-video': 1,
      'shop-filters': 1,
    },
  },
}
