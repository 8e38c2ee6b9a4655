/** Where an item stands in its grid, as the theme's rules know it, and what an item is that takes no place. */
export const gridClasses = { first: 'first_in_row', last: 'last_in_row', lastRow: 'on_last_row', inactive: 'inactive' } as const

export const gridAnatomy = {
  module: '.et_pb_module',
  /** The links to a module's pages, as galleries and portfolios have them. */
  pagers: '.et_pb_gallery_pagination,.et_pb_portofolio_pagination',
} as const

export const gridFunctions = { layOut: 'et_pb_set_responsive_grid' } as const
