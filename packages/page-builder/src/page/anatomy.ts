/** Switches among the globals, each with the class of the page that it says. */
export const FLAGS = {
  et_is_transparent_nav: 'et_transparent_nav',
  et_is_vertical_nav: 'et_vertical_nav',
  et_is_fixed_nav: 'et_fixed_nav',
  et_is_minified_js: 'et_minified_js',
  et_is_minified_css: 'et_minified_css',
} as const

/** Globals that change: whether the page has loaded; and, set by others, that what follows the page's width is to be laid out anew. */
export const changing = { loaded: 'et_load_event_fired', force: 'et_force_width_container_change' } as const

/** Functions that others call for what they have put into the page: here, what comes is found by itself. */
export const FOUND_BY_ITSELF = [
  'et_fix_testimonial_inner_width', 'et_pb_search_init', 'et_pb_comments_init', 'et_pb_form_placeholders_init', 'et_pb_remove_placeholder_text',
  'et_pb_init_woo_star_rating', 'etInitWooReviewsRatingStars', 'et_pb_init_woo_custom_button_icon', 'et_pb_wrap_woo_attribute_fields_in_span',
  'et_pb_shop_add_hover_class', 'etFixDividerSpacing', 'et_shortcodes_init', 'et_fix_pricing_currency_position', 'et_pb_adjust_video_margin',
  'et_duplicate_menu', 'et_pb_init_nav_menu', 'et_pb_toggle_nav_menu', 'et_pb_reposition_menu_module_dropdowns',
] as const

/** Functions that do something of their own. */
export const functions = { init: 'et_pb_init_modules', scroll: 'et_pb_smooth_scroll', debounce: 'et_pb_debounce', subscribe: 'et_pb_submit_newsletter' } as const

/** What a script sends by a button in it: the form itself hears of it, whichever unit that is. */
export const sent = { form: 'form', event: 'submit' } as const

/** jQuery events: after the modules' start at the document; a change of width at what asks to be told. */
export const events = { after: 'et_pb_after_init_modules', width: 'containerWidthChanged' } as const

/** What the page is looked over for. */
export const anatomy = {
  /** Whose width counts as the page's, and who is told. */
  container: '.container',
  told: '.container-width-change-notify,.et_pb_circle_counter',
  section: '.et_pb_section',
  parallax: '.et_pb_section_parallax',
  map: '.et_pb_map',
  sticky: '.et_pb_sticky',
  comments: '.commentlist',
  reviewsTab: '.reviews_tab a',
} as const

/** Classes that the member sets. */
export const classes = { parallaxMap: 'parallax-map-support', mobile: 'et_mobile_device', notTablet: 'et_mobile_device_not_ipad' } as const

/** The agent that the theme's second class of mobile devices leaves out. */
export const TABLET = /iPad/i

/** What an element has for its inner shadow: the layer, and that it has it. */
export const shadow = { layer: 'box-shadow-overlay', has: 'has-box-shadow-overlay' } as const
