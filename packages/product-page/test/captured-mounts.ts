import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'variation-form': {
    sign: /<form class="variations_form/,
    mounts: {
      'product-variable': 1,
      'product-variable-by-request': 1,
      'product-variable-options': 1,
      'product-variable-options-from-url': 1,
      'storefront-product-variable': 1,
      'storefront-product-variable-options': 1,
      'trustpilot-product-variable': 1,
    },
  },
}
