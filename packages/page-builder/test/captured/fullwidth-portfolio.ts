import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/fullwidth-portfolio': {
    sign: /<div[^>]+class="[^"]*\bet_pb_fullwidth_portfolio /,
    mounts: {
      'divi-portfolio-fullwidth': 3,
    },
  },
}
