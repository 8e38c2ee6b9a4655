import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/slider': {
    sign: /<div class="et_pb_slides">|et_pb_gallery_fullwidth/,
    mounts: { 'divi-gallery': 2, 'divi-modules': 1, 'divi-post-sliders': 4, 'divi-sliders': 6, 'divi-video': 2 },
  },
}
