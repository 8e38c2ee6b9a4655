/** What opens a lightbox. */
export const anatomy = {
  /** Several pictures that are looked at one after the other. */
  gallery: '.et_post_gallery',
  galleryLink: '.et_pb_gallery_image a',
  /** A picture by itself. */
  single: '.et_pb_lightbox_image',
  link: 'a[href]',
} as const

/** A function of the theme's that scripts call with links of their own. */
export const functions = { init: 'et_pb_image_lightbox_init' } as const
