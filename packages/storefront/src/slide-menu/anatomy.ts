import { MAIN_HEADER, PAGE } from '../shared/anatomy.ts'

/** What the member mounts on: the menu that comes in from the page's side, which is printed without a button of its own. */
export const HOST = '.et_slide_in_menu_container:not(:has(.et_toggle_fullscreen_menu))'

export const anatomy = { toggle: '.et_toggle_slide_menu', page: PAGE, header: MAIN_HEADER, rightToLeft: '.rtl,[dir="rtl"] *' } as const

export const classes = {
  opened: 'et_pb_slide_menu_opened',
  /** On the page. */
  active: 'et_pb_slide_menu_active',
  boxed: 'et_boxed_layout',
  fixed: 'et_fixed_nav',
} as const
