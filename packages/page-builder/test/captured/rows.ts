import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/rows': { mounts: { 'divi-animations': 1, 'divi-counters': 1, 'divi-menu-search-login': 2, 'divi-tabs-toggles': 1, 'shop-filters': 1 } },
}
