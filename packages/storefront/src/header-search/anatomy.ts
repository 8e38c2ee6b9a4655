import { MAIN_HEADER } from '../shared/anatomy.ts'

/** What the member mounts on: what opens the header's search field. */
export const HOST = '#et_top_search'

export const anatomy = {
  icon: '#et_search_icon',
  header: MAIN_HEADER,
  container: '.et_search_form_container',
  form: 'form',
  field: 'input:not([type="hidden"])',
  close: '.et_close_search_field',
  menu: '.et_menu_container',
  navigation: '#et-top-navigation',
  entry: '#top-menu a',
} as const

export const classes = {
  shown: 'et_pb_search_visible',
  hidden: 'et_pb_search_form_hidden',
  menuShown: 'et_pb_menu_visible',
  menuHidden: 'et_pb_menu_hidden',
  moving: 'et_pb_is_animating',
  still: 'et_pb_no_animation',
  /** On a page whose logo stands at the left. */
  left: 'et_header_style_left',
} as const
