export const anatomy = {
  entry: 'li',
  link: ':scope > a',
  list: ':scope > ul',
  within: ':scope > ul a',
  mega: 'li.mega-menu',
  column: ':scope > ul > li',
  /** Entries whose lists alone are meant: their links lead nowhere. */
  top: '.et_disable_top_tier > li',
  leading: '[href]:not([href=""],[href="#"])',
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
