import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/gallery': {
    sign: /class="[^"]*\bet_pb_gallery_grid\b/,
    mounts: {
      'divi-gallery': 2,
      'divi-sticky-motion-parallax': 1,
    },
  },
}
