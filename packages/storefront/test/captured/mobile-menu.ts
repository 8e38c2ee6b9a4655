import type { CapturedMounts } from '@tillkit/testing'
import { onHeaderPages } from './header-pages.ts'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/mobile-menu': { sign: /mobile_nav closed/, mounts: onHeaderPages({ 'divi-animations': 2, 'divi-menu-search-login': 5 }) },
}
