import type { LegacyHandle } from '@tillkit/mount'

/** The theme's own header, the bar above it, and the page that both belong to. */
export const MAIN_HEADER = '#main-header'
export const TOP_HEADER = '#top-header'
export const PAGE = '#page-container'

/** The platform's bar for people of the shop, over all of them. */
export const ADMIN_BAR = '#wpadminbar'

/** Raised through jQuery at the document when the header has been measured anew. */
export const HEADER_MEASURED = 'et-pb-header-height-calculated'

/** Links that lead into a page. */
export const PLACE_LINKS = 'a[href*="#"]:not([href="#"])'

/** Lists of a menu that stand on a page of the theme's, and an entry with a list of its own. */
export const anatomy = { parent: 'li.menu-item-has-children', link: ':scope > a', list: ':scope > ul' } as const

/** What leads out of a menu that lies over the page: a link to a place behind it, and what opens a popup, whose script may answer first. */
export const LEAVING = { link: PLACE_LINKS, popup: '[aria-haspopup=dialog],.pum-trigger,[class*=popmake-],[class*=open-popup]' } as const

/** What is left as it is behind an open menu: what draws nothing, and what speaks to screen readers. */
export const LEFT = 'script,style,link,template,[aria-live],[role="status"],[role="alert"]'

/** The menu in which entries open downwards. */
export const ACCORDION = '.et_pb_fullscreen_nav_container'

export const classes = {
  arrow: 'et_mobile_menu_arrow',
  arrowOpen: 'et_pb_submenu_opened',
  list: 'et_pb_slide_dropdown_opened',
} as const

/** The platform's own script, which sees to notices and banners among much else. */
export const CORE_SCRIPT: LegacyHandle = {
  handle: 'woocommerce',
  file: '/woocommerce/assets/js/frontend/woocommerce.',
  markers: ['woocommerce-ordering', 'scroll_to_notices', 'show-password-input'],
}
/** The global that is printed for it. */
export const CORE_PARAMS = 'woocommerce_params'
