/** What the member mounts on: by itself, for it stands in the family's own file. */
export const FULLSCREEN = '.et_pb_fullscreen,.et_pb_fullwidth_header_scroll'

/** Parts of a header that fills the window. */
export const anatomy = {
  fullscreen: '.et_pb_fullscreen',
  container: '.et_pb_fullwidth_header_container',
  content: '.header-content-container',
  image: '.header-image-container',
  /** The link that leads to what comes next. */
  scrollDown: '.et_pb_fullwidth_header_scroll a',
  section: '.et_pb_section',
} as const

/** Where a part stands in the header: classes of its own, of which the header's is made, `center-bottom`. */
export const PLACES = ['center', 'bottom'] as const

/** How the theme's header stands over the page. */
export const PAGE = { bar: '#wpadminbar', isOver: '.et_transparent_nav,.et_hide_nav' } as const

/** jQuery's event at the document when the theme's header was measured. */
export const HEADER_MEASURED = 'et-pb-header-height-calculated'

/** Public functions that other scripts call: those that measure, and the one that leads on. */
export const functions = {
  measure: ['et_calc_fullscreen_section', 'et_calculate_fullscreen_section_size', 'et_fix_fullscreen_section'],
  scroll: 'et_pb_fullwidth_header_scroll',
} as const
