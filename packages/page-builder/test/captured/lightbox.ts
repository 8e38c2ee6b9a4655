import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/lightbox': {
    sign: /class="[^"]*\b(et_pb_lightbox_image|et_post_gallery)\b/,
    mounts: {
      'divi-fullwidth-header': 1,
      'divi-gallery': 5,
      'divi-sticky-motion-parallax': 1,
    },
  },
}
