import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/menu-search': { sign: /et_pb_menu__search-form/, mounts: { 'divi-menu-search-login': 2 } },
}
