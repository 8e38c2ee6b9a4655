import { ADMIN_BAR, MAIN_HEADER, PAGE, TOP_HEADER } from '../shared/anatomy.ts'

/** What the member mounts on. */
export const HOST = '.et_pb_side_nav_page'

/** What a page with dots is made of. */
export const anatomy = {
  /** Sections of the page's own layout; where there is but one, those of the template around it. */
  own: '.et-l--post>.et_builder_inner_content>.et_pb_section',
  template: '.et-l--body>.et_builder_inner_content>.et_pb_section',
  list: 'et_pb_side_nav',
  shown: 'et-visible',
  item: 'side_nav_item',
  link: 'side_nav_item_id_',
  active: 'active',
  into: '#main-content',
  end: PAGE,
  heading: 'h1,h2,h3,h4,h5,h6',
} as const

/** What stands over the page's top, by which the section is found that is looked at. */
export const headers = {
  bar: ADMIN_BAR,
  top: TOP_HEADER,
  main: MAIN_HEADER,
  templates: '.et-l--header,.et-l--body',
  fixed: 'et_fixed_nav',
  vertical: 'et_vertical_nav',
  templateBody: '.et-l--body',
} as const
