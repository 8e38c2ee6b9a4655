/** The theme's chrome by itself: a header or a menu, a button to the top, dots, the cart's count. */
const CHROME = '#main-header,.et_pb_menu,.et_pb_fullwidth_menu,.et_pb_scroll_top,.et_pb_side_nav_page,a.et-cart-info'
/**
 * What is seen to on any page of the theme's, also without a header: links into pages, menus, videos. A link that skips to the content
 * is for the keyboard alone, which is better off without a way there.
 */
const PAGE = '.et_divi_theme :is(a[href*="#"]:not([href="#"],.skip-link),ul.nav,ul.menu),.et_divi_theme #main-content iframe'
/** That a page has any of the theme's chrome. */
export const FAMILY_SELECTOR = `${CHROME},${PAGE}`
/** What a shopper may touch before the members are there. */
export const CLAIMS = '.mobile_menu_bar,.et_toggle_slide_menu,.et_toggle_fullscreen_menu,#et_search_icon,.et_pb_menu__search-button,.et_pb_scroll_top'
