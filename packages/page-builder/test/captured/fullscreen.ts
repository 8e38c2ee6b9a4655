import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/fullscreen': {
    sign: /class="scroll-down-container"/,
    mounts: {
      'divi-fullwidth-header': 3,
    },
  },
}
