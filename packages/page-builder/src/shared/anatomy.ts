/** The theme's jQuery event at a module: the page's address says what it is to show. */
export const HASH_EVENT = 'et_hashchange'

/** The icons that a module has for its buttons: its attributes, either spelling, and what a button has of them. */
export const buttonIcons = {
  /** By screen. */
  endings: ['', '-tablet', '-phone'],
  module: ['data-button-icon', 'data-icon'],
  button: 'data-icon',
  classes: { button: 'et_pb_button', icon: 'et_pb_custom_button_icon' },
} as const

/** Where an item stands in its grid, as the theme's rules know it, and what an item is that takes no place. */
export const gridClasses = { first: 'first_in_row', last: 'last_in_row', lastRow: 'on_last_row', inactive: 'inactive' } as const

export const gridAnatomy = {
  module: '.et_pb_module',
  /** The links to a module's pages, as galleries and portfolios have them. */
  pagers: '.et_pb_gallery_pagination,.et_pb_portofolio_pagination',
} as const

export const gridFunctions = { layOut: 'et_pb_set_responsive_grid' } as const

/** A module, and the class by which each of a page is told apart: its kind and its number. */
export const module = { any: '.et_pb_module', order: /^et_pb_[a-z_]+_\d+(?:_tb_[a-z]+)?$/ } as const

/** What the theme calls the links that lead through a module's pages. */
export const pagerAnatomy = {
  link: 'a[data-page]',
  page: 'data-page',
  active: 'active',
  item: 'page',
  previous: 'prev',
  next: 'next',
  last: 'last-page',
  /** A link's class, behind which its page stands: `page-2`, `page-next`. */
  prefix: 'page-',
} as const

/** The theme's words for the links to the page before and to the next one, among its settings, and its own for want of them. */
export const pagerWords = { previous: ['prev', 'Prev'], next: ['next', 'Next'] } as const
