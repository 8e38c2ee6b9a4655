/** What the member mounts on. */
export const GALLERY = '.et_pb_gallery_grid'

/** What a gallery is made of. */
export const anatomy = {
  items: '.et_pb_gallery_items',
  item: '.et_pb_gallery_item',
  pager: '.et_pb_gallery_pagination',
  perPage: 'data-per_page',
} as const

/** Functions of the theme's that scripts call with a gallery. */
export const functions = {
  init: 'et_pb_gallery_init',
  nav: 'et_pb_gallery_pagination_nav',
  items: 'set_gallery_grid_items',
  pages: 'set_gallery_grid_pages',
  hash: 'set_gallery_hash',
} as const
