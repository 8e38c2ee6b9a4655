import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/paging': {
    sign: /class="pagination clearfix"/,
    mounts: {
      'divi-blog': 1,
      'divi-blog-grid': 1,
      'divi-portfolio': 2,
    },
  },
}
