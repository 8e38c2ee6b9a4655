import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'mini-cart': {
    sign: /<div[^>]+data-update-cart-nonce=/,
    mounts: {
      'divi-minicart': 1,
      'divi-minicart-items2': 1,
      'divi-minicart-with-items': 1,
    },
  },
}
