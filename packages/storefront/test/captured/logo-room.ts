import type { CapturedMounts } from '@tillkit/testing'
import { onHeaderPages } from './header-pages.ts'

/** What mounts on captured pages, as somebody has read in their HTML: three of their headers are not the default one, or stand at the page's side. */
const OTHERS = { 'divi-header-centered-secondary': 0, 'divi-header-vertical': 0, 'divi-header-split': 0 }

export const captured: CapturedMounts = {
  'page-chrome/logo-room': { mounts: onHeaderPages({ 'divi-header-slide-in': 1, 'divi-header-fullscreen': 1, ...OTHERS }) },
}
