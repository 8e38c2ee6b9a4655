import type { CapturedMounts } from '@tillkit/testing'
import { onHeaderPages } from './header-pages.ts'

/** What mounts on captured pages, as somebody has read in their HTML: one of their headers neither stays nor lies over the page. */
export const captured: CapturedMounts = {
  'page-chrome/fixed-header': { mounts: onHeaderPages({ 'divi-header-slide-in': 1, 'divi-header-fullscreen': 1, 'divi-header-plain': 0 }) },
}
