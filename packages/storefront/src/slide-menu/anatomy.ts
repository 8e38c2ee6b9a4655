export const anatomy = { toggle: '.et_toggle_slide_menu', page: '#page-container', header: '#main-header', rightToLeft: '.rtl,[dir="rtl"] *' } as const

export const classes = {
  opened: 'et_pb_slide_menu_opened',
  /** On the page. */
  active: 'et_pb_slide_menu_active',
  boxed: 'et_boxed_layout',
  fixed: 'et_fixed_nav',
} as const
