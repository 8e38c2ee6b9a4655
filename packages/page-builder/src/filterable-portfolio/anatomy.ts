/** What the member mounts on. */
export const FILTERABLE_PORTFOLIO = '.et_pb_filterable_portfolio'

/** What a portfolio with filters is made of. */
export const anatomy = {
  filter: '.et_pb_portfolio_filter a',
  slug: 'data-category-slug',
  /** The filter that shows everything. */
  all: 'all',
  items: '.et_pb_portfolio_items',
  item: '.et_pb_portfolio_item',
  /** An item's class, behind which a category of its stands. */
  category: 'project_category_',
  perPage: 'data-posts-number',
  pager: '.et_pb_portofolio_pagination',
} as const

/** A filter that is chosen; an item that it shows, on whichever page, and one that it does not. */
export const classes = { active: 'active', inactive: 'inactive' } as const

/** Functions of the theme's that scripts call with a portfolio. */
export const functions = {
  initAll: 'et_pb_filterable_portfolio_init',
  init: 'set_filterable_portfolio_init',
  items: 'set_filterable_grid_items',
  pages: 'set_filterable_grid_pages',
} as const
