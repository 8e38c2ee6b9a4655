/** What the member mounts on: menus with lists that open, of the theme's header and modules, and of all of the theme's page. */
export const HOST = ':is(#main-header,#top-header,.et_pb_menu,.et_pb_fullwidth_menu,.et_divi_theme) ul:is(.nav,.menu)'

export const anatomy = {
  entry: 'li',
  /** The link that names an entry which has a list. */
  parent: 'li:has(> ul) > a',
  /** Of those: one that leads nowhere, or shall not. Its list alone is meant. */
  nowhere: ':not([href]),[href=""],[href="#"],.et_disable_top_tier > li > a',
  /** What is gone to in an entry's list. */
  within: ':scope > ul a',
  /** The link of an entry that has a list. */
  link: ':scope:has(> ul) > a',
  mega: 'li.mega-menu',
  /** What stands in a wide list, all of which is seen at once. */
  column: 'li.mega-menu li',
  columns: ':scope > ul > li',
} as const

export const classes = {
  shown: 'et-show-dropdown',
  hover: 'et-hover',
  /** Opened by a finger. */
  touched: 'et-touch-hover',
  megaParent: 'mega-menu-parent',
} as const

/** Says to other scripts that a menu has been started; jQuery's `data` reads it. */
export const READY = { 'data-et-is-menu-ready': 'ready' } as const

/** An entry's list, for what is seen to once one has opened. */
export const LIST = ':scope > ul'
