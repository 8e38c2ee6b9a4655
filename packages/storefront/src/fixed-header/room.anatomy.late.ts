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
