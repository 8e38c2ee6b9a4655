/** What the member mounts on: the place of a menu for small screens, in the header or in a menu module. */
export const HOST = '.mobile_nav'

export const anatomy = {
  bar: '.mobile_menu_bar',
  words: '.select_page',
  list: ':scope > .et_mobile_menu',
  header: '#et_mobile_nav_menu',
  headerList: '#et-top-navigation ul.nav',
  secondary: '#et-secondary-nav > li',
  module: '.et_pb_menu,.et_pb_fullwidth_menu',
  moduleList: '.et_pb_menu__menu ul.nav',
  modules: ':is(.et_pb_menu,.et_pb_fullwidth_menu) .mobile_nav',
  /** What is in a menu for wide screens alone: a logo between its entries, and words that slide. */
  wide: '.centered-inline-logo-wrap,.et_pb_menu__logo-slot,.menu_slide',
  /** What stands in for a link that leads nowhere: entries at the top whose lists alone are meant. */
  tops: ':scope.et_disable_top_tier > li:has(> ul) > a',
  /** An entry's link that leads nowhere but to its own list. */
  nowhere: '[href="#"]:has(+ ul)',
  entry: 'li',
} as const

export const classes = {
  closed: 'closed',
  opened: 'opened',
  list: 'et_mobile_menu',
  first: 'et_first_mobile_item',
} as const

/** Classes that a list for wide screens has while it is used. */
export const USED = ['et-show-dropdown', 'et-hover', 'et-touch-hover']

/** The id of the header's list; those of modules have a number behind it. */
export const ID = 'mobile_menu'

/** Attributes that name elements by their ids, and those, with their values, that say what only the copied list does. */
export const NAMING = /^(id|for|aria-(controls|labelledby|describedby))$/
export const OF_WIDE = /^(aria-expanded|data-et-is-menu-ready)=|^role=button$/
