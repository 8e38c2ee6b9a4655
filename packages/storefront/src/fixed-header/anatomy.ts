import { ADMIN_BAR, HEADER_MEASURED, MAIN_HEADER, PAGE, TOP_HEADER } from '../shared/anatomy.ts'

/** What the member mounts on: a header that stays in the window, or lies over the page. */
export const HOST = `:is(.et_fixed_nav,.et_vertical_fixed,.et_transparent_nav) ${MAIN_HEADER}`

/** The parts of a page that its header moves, or is moved by. */
export const anatomy = {
  bar: ADMIN_BAR,
  top: TOP_HEADER,
  page: PAGE,
  /** What follows the header in the page. */
  main: '#et-main-area',
} as const

/** A screen on which the header stays in the window. */
export const WIDE = '(min-width: 981px)'

/** Classes of the page that say what its header does. */
export const page = {
  fixed: 'et_fixed_nav',
  vertical: 'et_vertical_nav',
  transparent: 'et_transparent_nav',
  hides: 'et_hide_nav',
  hidesDisabled: 'et_hide_nav_disabled',
  /** Either: it hides on pages that are long enough. */
  hide: '[class*=et_hide_nav]',
} as const

/** Classes that the member sets. */
export const classes = { fixed: 'et-fixed-header', animated: 'et-animated-content' } as const

/** What the header says of its heights, in px. */
export const heights = { onLoad: 'data-height-onload', isLoaded: 'data-height-loaded', fixed: 'data-fixed-height-onload' } as const

/** Native events at the window when the header is about to change, and has, with `{ marginTop }`; jQuery's at the document once it was measured. */
export const events = { start: 'ETDiviFixedHeaderTransitionStart', end: 'ETDiviFixedHeaderTransitionEnd', measured: HEADER_MEASURED } as const

/** What a page begins with, beneath a header that lies over it. */
export const room = {
  /** A page whose header stands at its side: nothing lies over it. */
  vertical: '.et_vertical_nav',
  content: '#main-content',
  section: '#et-main-area .et_pb_section',
  /** The first section, for style sheets. */
  first: 'et_pb_section_first',
  /** A section over the page's whole width, and modules there that take the room themselves, a slider by each of its slides. */
  fullwidth: 'et_pb_fullwidth_section',
  slider: '.et_pb_slider',
  slides: '.et_pb_slide',
  /** A map has its height in addition, and says so. */
  map: '.et_pb_map_container',
  drawn: '.et_pb_map',
  beneath: 'et_beneath_transparent_nav',
  /** A menu has it above itself, not within: what it has as a background would lie beneath the header's words. */
  menu: '.et_pb_fullwidth_menu',
  any: '.et_pb_fullwidth_header,.et_pb_fullwidth_portfolio,.et_pb_fullwidth_code,.et_pb_post_title',
} as const
