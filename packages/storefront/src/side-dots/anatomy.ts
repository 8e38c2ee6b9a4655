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
  end: '#page-container',
  heading: 'h1,h2,h3,h4,h5,h6',
} as const

/** What stands over the page's top, by which the section is found that is looked at. */
export const headers = {
  bar: '#wpadminbar',
  top: '#top-header',
  main: '#main-header',
  templates: '.et-l--header,.et-l--body',
  fixed: 'et_fixed_nav',
  vertical: 'et_vertical_nav',
  templateBody: '.et-l--body',
} as const
