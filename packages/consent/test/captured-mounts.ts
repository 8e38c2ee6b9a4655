import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  consent: {
    sign: /<script id="ckyBannerTemplate" type="text\/template">/,
    mounts: 'once on every page',
  },
}
