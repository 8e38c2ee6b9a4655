import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/entrance': {
    mounts: {
      'divi-animations': 16,
      'divi-counters': 2,
      'divi-gallery': 1,
      'divi-modules': 1,
      'divi-offers-people-code': 1,
    },
  },
}
