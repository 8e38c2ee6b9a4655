import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/fullscreen-menu': { sign: /et_toggle_fullscreen_menu"/, mounts: { 'divi-header-fullscreen': 1 } },
}
