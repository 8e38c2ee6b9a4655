/** What the member mounts on: posts with links to further pages, or in a grid whose rows are marked. */
export const PAGING = '.et_pb_ajax_pagination_container:has(.wp-pagenavi a,.pagination a,.et_pb_portfolio_grid_items)'

/** What pages of posts are made of. */
export const anatomy = {
  container: '.et_pb_ajax_pagination_container',
  /** Links to further pages, by the theme and by a plugin for such. */
  link: '.wp-pagenavi a,.pagination a',
  module: '.et_pb_module',
  grid: '.et_pb_portfolio_grid_items',
  gridItem: '.et_pb_grid_item',
} as const

/** What the server's answers are made of besides. */
export const answers = {
  /** The class of a page that was not found, whose content counts all the same. */
  notFound: /<body[^>]*\berror404\b/,
  /** Style rules that the answer's module needs. */
  styles: '#et-builder-module-design-cached-inline-styles',
} as const

/** By what the theme knows a request for a page of a module: it is no part of the page's name. */
export const QUERY: readonly string[] = ['et_blog', 'et_portfolio']

/** The theme's event for posts that were put into the page. */
export const events = { loaded: 'post-load' } as const
