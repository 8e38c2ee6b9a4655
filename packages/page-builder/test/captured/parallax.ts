import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/parallax': {
    sign: /<span\s+class="et_parallax_bg/,
    mounts: {
      'divi-fullwidth-header': 1,
      'divi-sliders': 2,
      'divi-sticky-motion-parallax': 3,
    },
  },
}
