import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. None of them has store analytics. */
export const captured: CapturedMounts = {
  attribution: {
    sign: /<script id="wc-order-attribution-js-extra">/,
    mounts: 'once on every page',
  },
}
