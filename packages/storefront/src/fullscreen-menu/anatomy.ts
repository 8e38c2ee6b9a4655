/** What the member mounts on: the menu that lies over the whole page, with its own button to close it. */
export const HOST = '.et_slide_in_menu_container:has(.et_toggle_fullscreen_menu)'

export const anatomy = { toggle: '.et_toggle_fullscreen_menu', top: '.et_slide_menu_top' } as const

export const classes = {
  opened: 'et_pb_fullscreen_menu_opened',
  animated: 'et_pb_fullscreen_menu_animated',
  /** On the page. */
  active: 'et_pb_fullscreen_menu_active',
} as const
