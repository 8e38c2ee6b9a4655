/** What the member mounts on. */
export const TABS = '.et_pb_tabs'

export const anatomy = {
  controls: '.et_pb_tabs_controls',
  panels: '.et_pb_all_tabs',
  /** Columns in which the tabs stand one below the other. */
  narrow: '.et_pb_column_1_3,.et_pb_column_1_4,.et_pb_column_3_8',
} as const

export const classes = {
  tab: 'et_pb_tab_active',
  panel: 'et_pb_active_content',
  /** What the theme's engine of tabs and sliders marks a panel with. */
  slide: 'et-pb-active-slide',
  stacked: 'et_pb_tabs_vertically_stacked',
} as const

/** What an address names tabs of products by: a link leads to `#tab-reviews`, and `#reviews` means the same. */
export const HASH = 'tab-'

/** Raised at the module through jQuery, in this order, as at a slider. */
export const events = { slide: 'slide', before: 'simple_slider_before_move_to', after: 'simple_slider_after_move_to' } as const

/** What scripts of the page call. */
export const functions = { init: 'et_pb_tabs_init', heights: 'et_pb_set_tabs_height' } as const
