/** What the member mounts on: what opens the search field of a menu module. */
export const HOST = '.et_pb_menu__search-button'

export const anatomy = {
  module: '.et_pb_menu,.et_pb_fullwidth_menu',
  container: '.et_pb_menu__search-container',
  field: '.et_pb_menu__search-input',
  close: '.et_pb_menu__close-search-button',
  wrap: '.et_pb_menu__wrap',
  logo: '.et_pb_menu__logo-wrap',
  openMobile: '.mobile_nav.opened .mobile_menu_bar',
} as const

export const classes = {
  shown: 'et_pb_menu__search-container--visible',
  hidden: 'et_pb_menu__search-container--hidden',
  off: 'et_pb_menu__search-container--disabled',
  menuShown: 'et_pb_menu__wrap--visible',
  menuHidden: 'et_pb_menu__wrap--hidden',
  moving: 'et_pb_is_animating',
  /** A module whose logo stands at the left of its menu, as the end of its class says. */
  besideLogo: '--style-left_aligned',
} as const
