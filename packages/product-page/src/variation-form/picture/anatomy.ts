import { THUMBNAILS } from '@tillkit/platform/gallery'

/** The gallery of the form's product. */
export { IMAGES as GALLERY } from '@tillkit/platform/gallery'

/** What stands in it. */
export const gallery = {
  /** Pictures in the server's order; clones stand at both ends of a slider that loops. */
  slides: '.woocommerce-product-gallery__image:not(.clone),.woocommerce-product-gallery__image--placeholder:not(.clone)',
  picture: 'img.wp-post-image,a > img,img:not(.zoomImg)',
  link: 'a',
  /** The thumbnails of a slider. */
  thumbnails: THUMBNAILS,
} as const

/** Attributes of a first slide that name its picture. */
export const slideAttributes = { thumb: 'data-thumb' } as const

/** Where the attribute of a picture is remembered, as the platform's script did. */
export const rememberedAs = (name: string): string => `data-o_${name}`

/** Where the gallery that a product began with is kept: in its form, or in a global by the product's number. */
export const DEFAULT_TEMPLATE = 'script.wc-product-gallery-default-template'
export const DEFAULTS = 'wc_variation_gallery_defaults'

/** How long after a choice the gallery is told, in ms: it lays itself out first. */
export const SETTLES = 20
