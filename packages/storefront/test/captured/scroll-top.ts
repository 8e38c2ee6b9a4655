import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/scroll-top': {
    sign: /class="et_pb_scroll_top /,
    mounts: { 'divi-header-centered-secondary': 1, 'divi-header-fixed': 1, 'divi-header-slide-in': 1 },
  },
}
