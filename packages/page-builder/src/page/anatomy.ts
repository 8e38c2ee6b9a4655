/** What the member mounts on: the page, wherever there is any module. */
export const PAGE = 'body'

/** The page's list of elements that need a layer of their own for their inner shadow: empty on most pages. */
export const SHADOW_ELEMENTS = 'et_pb_box_shadow_elements'

/** The global by which others say that what follows the page's width is to be laid out anew. */
export const FORCED = 'et_force_width_container_change'

/** jQuery events: before the modules' start at the window, and after it at the document; a change of width at what asks to be told. */
export const events = { before: 'et_pb_before_init_modules', after: 'et_pb_after_init_modules', width: 'containerWidthChanged' } as const

/** What the page is looked over for. */
export const anatomy = {
  /** Whose width counts as the page's, and who is told. */
  container: '.container',
  told: '.container-width-change-notify,.et_pb_circle_counter',
  section: '.et_pb_section',
  parallax: '.et_pb_section_parallax',
  map: '.et_pb_map',
  comments: '.commentlist',
  reviewsTab: '.reviews_tab a',
} as const

/** Classes that the member sets. */
export const classes = { parallaxMap: 'parallax-map-support', mobile: 'et_mobile_device', notTablet: 'et_mobile_device_not_ipad' } as const

/** The agent that the theme's second class of mobile devices leaves out. */
export const TABLET = /iPad/i

/** What an element has for its inner shadow: the layer, and that it has it. */
export const shadow = { layer: 'box-shadow-overlay', has: 'has-box-shadow-overlay' } as const
