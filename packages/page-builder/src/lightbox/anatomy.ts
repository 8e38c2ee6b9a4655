/** What the member mounts on. */
export const LIGHTBOX = '.et_pb_lightbox_image,.et_post_gallery'

/** What opens a lightbox. */
export const anatomy = {
  /** Several pictures that are looked at one after the other. */
  gallery: '.et_post_gallery',
  galleryLink: '.et_pb_gallery_image a',
  /** A picture by itself. */
  single: '.et_pb_lightbox_image',
  link: 'a[href]',
  /** A picture's place among others that show at the same time. */
  gridItem: '.et_pb_gallery_grid .et_pb_gallery_item',
  /** The module that pictures which show one at a time are in. */
  module: '.et_pb_gallery',
} as const

/** A function of the theme's that scripts call with links of their own. */
export const functions = { init: 'et_pb_image_lightbox_init' } as const
