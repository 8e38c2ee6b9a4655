import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/filterable-portfolio': {
    sign: /<div[^>]+class="[^"]*\bet_pb_filterable_portfolio /,
    mounts: {
      'divi-portfolio-filterable': 3,
    },
  },
}
