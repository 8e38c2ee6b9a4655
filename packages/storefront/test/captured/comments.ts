import type { CapturedMounts } from '@tillkit/testing'

/** Products of the theme's, with the form of a review: what is written, a name and an address. */
const REVIEWS = `
  product-external product-gallery product-grouped product-main-with-cart product-main product-percentage-minqty
  product-simple-blocks product-simple-dropdown product-simple-horizontal-table product-simple-options
  product-simple-plain-text product-simple-table product-simple-tooltip product-sold-individually
  product-variable-by-request product-variable-options-from-url product-variable-options product-variable
  trustpilot-product-variable trustpilot-product
`

/** What mounts on captured pages of the theme's, as somebody has read in their HTML: links that answer a comment, and fields of the form of one. */
export const captured: CapturedMounts = {
  'page-chrome/comments': {
    mounts: {
      ...Object.fromEntries(['call-button-circle', 'call-button-full-bottom', 'call-button-full-top', 'post'].map((name) => [name, 5])),
      ...Object.fromEntries(REVIEWS.trim().split(/\s+/).map((name) => [name, 3])),
    },
  },
}
