/** The parts of the member, each with what it mounts on. */
export const PARTS = {
  testimonial: '.et_pb_testimonial',
  search: '.et_pb_search',
  widgets: '.et_pb_widget_area',
  price: '.et_pb_pricing_table',
  comments: '.et_pb_comments_module',
  divider: '.et_pb_top_inside_divider,.et_pb_bottom_inside_divider',
  layout: '[data-background-layout-hover]',
} as const

/** What the member mounts on. */
export const LOOKS = Object.values(PARTS).join()
