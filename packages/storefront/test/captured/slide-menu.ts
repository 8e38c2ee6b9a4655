import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/slide-menu': { sign: /et_toggle_slide_menu"/, mounts: { 'divi-header-slide-in': 1 } },
}
