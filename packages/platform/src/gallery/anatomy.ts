/** Where a product's pictures stand, by the name that the platform's form looks for them. */
export const IMAGES = '.images'

/** The thumbnails below a gallery's pictures. */
export const THUMBNAILS = '.flex-control-nav li img'

/** The global with the gallery's parameters. */
export const GALLERY_PARAMS = 'wc_single_product_params'

/** The function of jQuery's that starts a gallery. */
export const GALLERY_PLUGIN = 'wc_product_gallery'

/** jQuery events by which a gallery is told what to do. */
export const tellingEvents = {
  /** At a thumbnail: shows its picture. */
  choose: 'flexslider-click',
  /** At the gallery: goes to its first picture. */
  toStart: 'woocommerce_gallery_reset_slide_position',
  /** At the gallery: its pictures are others now. */
  zoom: 'woocommerce_gallery_init_zoom',
} as const

/** jQuery events around the life of a gallery, with the gallery and its parameters. */
export const lifeEvents = {
  beforeDestroy: 'wc-product-gallery-before-destroy',
  beforeInit: 'wc-product-gallery-before-init',
  afterInit: 'wc-product-gallery-after-init',
} as const

/** Ours, native, which say the same to a gallery on a page without jQuery. All bubble. */
export const ownTellingEvents = {
  choose: 'tillkit:gallery-choose',
  toStart: 'tillkit:gallery-to-start',
  zoom: 'tillkit:gallery-pictures',
} as const
