import type { CapturedMounts } from '@tillkit/testing'
import { onHeaderPages } from './header-pages.ts'

/** What mounts on captured pages, as somebody has read in their HTML: on each page of the theme's that has any of its chrome. */
export const captured: CapturedMounts = {
  'page-chrome/functions': { mounts: onHeaderPages({ 'divi-header-slide-in': 1, 'divi-header-fullscreen': 1 }) },
}
