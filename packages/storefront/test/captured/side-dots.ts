import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/side-dots': {
    sign: / et_pb_side_nav_page /,
    mounts: {
      'divi-header-centered-secondary': 1,
      'divi-header-fixed': 1,
      'divi-header-fullscreen': 1,
      'divi-header-plain': 1,
      'divi-header-slide-in': 1,
      'divi-header-split': 1,
      'divi-header-transparent': 1,
      'divi-header-vertical': 1,
      'divi-side-navigation': 1,
    },
  },
}
