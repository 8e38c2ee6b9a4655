/** The menu in which entries open downwards. */
export const ACCORDION = '.et_pb_fullscreen_nav_container'

export const classes = {
  arrow: 'et_mobile_menu_arrow',
  arrowOpen: 'et_pb_submenu_opened',
  list: 'et_pb_slide_dropdown_opened',
} as const
