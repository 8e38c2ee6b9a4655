import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  filters: {
    sign: /<div[^>]+class="[^"]*(ags_woo_products_filters|ags_woo_shop_plus) /,
    mounts: {
      'shop-filters': 2,
      'shop-module': 1,
    },
  },
}
