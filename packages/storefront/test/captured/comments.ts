import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML: links that answer a comment, on pages of the theme's. */
export const captured: CapturedMounts = {
  'page-chrome/comments': { mounts: { 'call-button-circle': 1, 'call-button-full-bottom': 1, 'call-button-full-top': 1, 'post': 1 } },
}
