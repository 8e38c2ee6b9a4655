import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/masonry': {
    sign: /class="et_pb_salvattore_content"/,
    mounts: {
      'divi-blog-grid': 1,
    },
  },
}
