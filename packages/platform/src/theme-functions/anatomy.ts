/** Switches among the theme's globals, each with the class of the page that it says. */
export const FLAGS = {
  et_is_transparent_nav: 'et_transparent_nav',
  et_is_vertical_nav: 'et_vertical_nav',
  et_is_fixed_nav: 'et_fixed_nav',
  et_is_minified_js: 'et_minified_js',
  et_is_minified_css: 'et_minified_css',
} as const

/** The global that says whether the page has loaded. */
export const LOADED = 'et_load_event_fired'

/**
 * Functions that others call for what they have put into the page: here, what comes is found by itself. Those that are a module's own do
 * more while it is on the page.
 */
export const FOUND_BY_ITSELF = [
  'et_fix_testimonial_inner_width', 'et_pb_search_init', 'et_pb_comments_init', 'et_pb_form_placeholders_init', 'et_pb_remove_placeholder_text',
  'et_pb_init_woo_star_rating', 'etInitWooReviewsRatingStars', 'et_pb_init_woo_custom_button_icon', 'et_pb_wrap_woo_attribute_fields_in_span',
  'et_pb_shop_add_hover_class', 'etFixDividerSpacing', 'et_shortcodes_init', 'et_fix_pricing_currency_position', 'et_pb_adjust_video_margin',
  'et_duplicate_menu', 'et_pb_init_nav_menu', 'et_pb_toggle_nav_menu', 'et_pb_reposition_menu_module_dropdowns',

  'et_pb_slider_init', 'et_fix_slider_height', 'et_pb_tabs_init', 'et_pb_set_tabs_height', 'et_pb_gallery_init', 'et_pb_gallery_pagination_nav',
  'set_gallery_grid_items', 'set_gallery_grid_pages', 'set_gallery_hash', 'et_fullwidth_portfolio_init', 'et_pb_filterable_portfolio_init',
  'set_filterable_portfolio_init', 'set_filterable_grid_items', 'set_filterable_grid_pages', 'et_pb_set_responsive_grid', 'et_pb_countdown_timer_init',
  'et_countdown_timer', 'et_countdown_timer_labels', 'et_pb_circle_counter_init', 'et_pb_reinit_circle_counters', 'et_pb_circle_counter_update',
  'et_pb_reinit_number_counters', 'et_bar_counters_init', 'et_pb_map_init', 'et_pb_image_lightbox_init', 'et_pb_video_section_init',
  'et_pb_video_background_init', 'et_pb_resize_section_video_bg', 'et_pb_center_video', 'et_pb_play_overlayed_video', 'et_pb_parallax_init',
  'et_apply_parallax', 'et_parallax_set_height', 'et_process_animation_data', 'et_animate_element', 'et_remove_animation', 'et_remove_animation_data',
  'et_reinit_waypoint_modules', 'et_calc_fullscreen_section', 'et_calculate_fullscreen_section_size', 'et_fix_fullscreen_section',
  'et_pb_fullwidth_header_scroll',
] as const

/** Those that say something of animations, of which there are none: whether an element has one, and by which classes it would. */
export const animations = { isThere: 'et_has_animation_data', classes: 'et_get_animation_classes' } as const

/** Those that are plugins of jQuery. */
export const PLUGINS = ['et_pb_simple_slider', 'et_pb_simple_carousel'] as const

/** Functions that do something of their own. */
export const functions = { init: 'et_pb_init_modules', scroll: 'et_pb_smooth_scroll', debounce: 'et_pb_debounce', subscribe: 'et_pb_submit_newsletter' } as const

/** jQuery events around a start of the modules: at the window before it, at the document after it. */
export const events = { before: 'et_pb_before_init_modules', after: 'et_pb_after_init_modules' } as const

/** What a script sends by a button in it: the form itself hears of it, whichever unit that is. */
export const sent = { form: 'form', event: 'submit' } as const
