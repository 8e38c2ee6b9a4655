import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'sticky-elements': {
    sign: /var et_pb_sticky_elements/,
    mounts: {
      'divi-checkout-layout-steps': 1,
      'divi-sticky-motion-parallax': 2,
    },
  },
}
