/**
 * What a page has that has work for any of the modules, as short as it can be said: it stands in the script tag. A part of a class says
 * several that begin or end alike. A test holds that nothing is left out that a module mounts on.
 */
export const FAMILY_SELECTOR = [
  '.et_pb_slider,.et_pb_gallery,.et_pb_section_video_bg,.et_post_gallery',
  '.et_pb_video_box>iframe,.et_main_video_container>iframe',
  '.et_pb_portfolio_items,.et_pb_ajax_pagination_container,.et_pb_salvattore_content,.et_pb_tabs,.et_pb_toggle',
  '[class*=et_pb_count],.et_pb_circle_counter,.et_pb_number_counter,.et_pb_map_container',
  '.et_animated,.et-waypoint,.et_parallax_bg_wrap,.et_pb_fullscreen',
  // In the order of the claims: compressed it is hardly there twice.
  '.et_pb_video_overlay,.et_pb_lightbox_image,.et_pb_fullwidth_header_scroll,.et_clickable',
  '.et_pb_column_1_4,.et_pb_column_1_5,.et_pb_column_1_6,.et_pb_menu,.et_section_specialty,.et_pb_gutter_hover',
  '.et_pb_shop,[class*=et_pb_wc_],.et_pb_testimonial,.et_pb_search,.et_pb_widget_area,.et_pb_pricing_table,.et_pb_comments_module',
  '[class*=_inside_divider],[data-et-multi-view],[data-background-layout-hover]',
].join()

/** What a shopper may touch before the modules are there. A press on a link or button in a module that is a link is theirs. */
export const CLAIMS = [
  '.et_pb_tabs_controls a,.et_pb_toggle_title,.et_pb_portfolio_filter a,.et_pb_gallery_image a,.et_pb_video_overlay,.et_pb_lightbox_image',
  '.et_pb_fullwidth_header_scroll,.et_clickable:not(:has(a:hover,button:hover))',
].join()
