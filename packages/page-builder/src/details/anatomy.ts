/** The parts of the member, each by what it mounts on. */
export const TESTIMONIAL = '.et_pb_testimonial'
export const SEARCH = '.et_pb_search'
export const WIDGETS = '.et_pb_widget_area'
export const PRICE = '.et_pb_pricing_table'
export const COMMENTS = '.et_pb_comments_module'
export const DIVIDER = '.et_pb_top_inside_divider,.et_pb_bottom_inside_divider'
export const LAYOUT = '[data-background-layout-hover]'

/** What the member mounts on: any of them. */
export const DETAILS = `${TESTIMONIAL},${SEARCH},${WIDGETS},${PRICE},${COMMENTS},${DIVIDER},${LAYOUT}`

/** What a testimonial is made of, and columns that have no room beside its portrait. */
export const testimonial = {
  portrait: '.et_pb_testimonial_portrait',
  description: '.et_pb_testimonial_description',
  narrow: '.et_pb_column_1_4,.et_pb_column_1_3,.et_pb_column_3_8,.et_pb_column_1_5,.et_pb_column_1_6',
} as const

/** What a search module is made of. */
export const search = {
  field: '.et_pb_s',
  submit: '.et_pb_searchsubmit',
  hidesSubmit: 'et_pb_hide_search_button',
  alignsRight: 'et_pb_text_align_right',
} as const

/** The search among widgets: the setting that selects it, its default, and its parts. */
export const widgetSearch = {
  setting: 'widget_search_selector',
  box: '.widget_search',
  submit: '[type="submit"],button:not([type])',
  noSubmit: 'et-no-submit-button',
  narrow: 'et-narrow-wrapper',
} as const

/** The currency before a price. */
export const CURRENCY = '.et_pb_dollar_sign'

/** The buttons of a comments module. */
export const COMMENT_BUTTONS = '.comment-reply-link,.submit'

/** The layout of a module's text, light or dark: now, and under the pointer. */
export const layout = {
  hover: 'data-background-layout-hover',
  /** By the ending of their classes. */
  now: { '': 'data-background-layout', _tablet: 'data-background-layout-tablet', _phone: 'data-background-layout-phone' },
  className: 'et_pb_bg_layout_',
  buttonWrapper: '.et_pb_button_module_wrapper',
  wrappedButton: ':scope > .et_pb_button',
} as const
