/** What the member mounts on. */
export const LOOKS = '.et_pb_testimonial,.et_pb_search,.widget_search,.et_pb_pricing_table,.et_pb_comments_module,.has-box-shadow-overlay,.et_pb_top_inside_divider,.et_pb_bottom_inside_divider,[data-background-layout-hover]'
