/** That a page has any of the theme's chrome: a header or a menu, a button to the top, dots, or links into the page. */
export const PRESENT = '#main-header,.et_pb_menu,.et_pb_fullwidth_menu,.et_pb_scroll_top,.et_pb_side_nav_page,.et_smooth_scroll,a.et-cart-info'
/** What a shopper may touch before the members are there. */
export const CLAIMS = '.mobile_menu_bar,.et_toggle_slide_menu,.et_toggle_fullscreen_menu,#et_search_icon,.et_pb_menu__search-button,.et_pb_scroll_top'
