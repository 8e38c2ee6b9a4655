import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'motion-effects': {
    sign: /var et_pb_motion_elements/,
    mounts: {
      'divi-sticky-motion-parallax': 1,
    },
  },
}
