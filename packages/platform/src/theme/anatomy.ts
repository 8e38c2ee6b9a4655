/** What may stand over the top of a page, whose height counts when something is scrolled to. */
export const HEADERS = { bar: '#wpadminbar', top: '#top-header', main: '#main-header', vertical: 'et_vertical_nav', fixed: '.et_fixed_nav:not(.et_vertical_nav)', stuck: '.et_pb_sticky--top', sticky: '.et_pb_sticky', template: '.et-l--header .et_pb_section' } as const

/** What takes room at the page's top, or stands over it while it is scrolled. */
export const FIXED_HEADERS = '#wpadminbar,#top-header,#main-header'

/** Globals that the theme prints for all of its parts. */
export const THEME_GLOBALS = { settings: 'et_pb_custom', builder: 'et_builder_utils_params' } as const

/** How the page builder's own view of a page is known: its kind among the globals, or a class of the page. */
export const BUILDER: { readonly types: readonly string[]; readonly page: string } = {
  types: ['vb', 'bfb', 'tb', 'lbb'],
  page: '.et-fb,.et-bfb,.et-tb,.et-fb-root-ancestor,.et-block-layout-preview',
}

/** The class of every module of the page builder's, whoever has made it. */
const MODULE_CLASS = 'et_pb_module'

/**
 * Classes of the modules that need nothing of the theme's script but what is ours, one of which each of them has: the theme's own, and
 * the shop builder's, whose scripts say themselves that they depend on it. A star stands for how a class goes on.
 */
const OWN_MODULE_CLASSES = [
  'et_pb_accordion*', 'et_pb_audio*', 'et_pb_blog*', 'et_pb_blurb', 'et_pb_button', 'et_pb_button_module_wrapper', 'et_pb_circle_counter',
  'et_pb_code', 'et_pb_comments*', 'et_pb_contact*', 'et_pb_countdown_timer', 'et_pb_counter*', 'et_pb_cta', 'et_pb_divider',
  'et_pb_filterable_portfolio', 'et_pb_fullwidth_*', 'et_pb_gallery', 'et_pb_heading', 'et_pb_icon', 'et_pb_image', 'et_pb_login', 'et_pb_map',
  'et_pb_map_container', 'et_pb_menu', 'et_pb_newsletter', 'et_pb_number_counter', 'et_pb_portfolio*', 'et_pb_post_content', 'et_pb_post_nav',
  'et_pb_post_slider', 'et_pb_post_title', 'et_pb_posts', 'et_pb_posts_nav', 'et_pb_pricing*', 'et_pb_promo', 'et_pb_search', 'et_pb_shop',
  'et_pb_sidebar', 'et_pb_signup', 'et_pb_slide', 'et_pb_slider', 'et_pb_social_media_follow*', 'et_pb_space', 'et_pb_subscribe', 'et_pb_tab',
  'et_pb_tabs', 'et_pb_team_member', 'et_pb_testimonial', 'et_pb_text', 'et_pb_toggle', 'et_pb_video', 'et_pb_video_slider*', 'et_pb_wc_*',
  'et_pb_widget_area', 'ags_woo_*',
]

/** Where the theme keeps the scripts that it loads with the modules that want them. */
const WITH_MODULES = '/dynamic-assets/assets/js/'

/**
 * The page builder theme's one script: modules, forms, page chrome and split tests. Every unit that does a part of its work names it,
 * and it goes as a whole (page-builder, rule "Legacy script"), together with what only serves it.
 */
export const THEME_SCRIPT = {
  handle: 'divi-custom-script',
  file: '/Divi/js/scripts.min.js',
  markers: ['et_pb_simple_slider', 'et_pb_after_init_modules'],
  theme: { folder: 'Divi', title: 'Divi' },
  helpers: [
    { handle: 'fitvids', file: `${WITH_MODULES}jquery.fitvids.js` },
    { handle: 'jquery-mobile', file: `${WITH_MODULES}jquery.mobile.js` },
    { handle: 'magnific-popup', file: `${WITH_MODULES}magnific-popup.js` },
    { handle: 'easypiechart', file: `${WITH_MODULES}easypiechart.js` },
    { handle: 'salvattore', file: `${WITH_MODULES}salvattore.js` },
    { handle: 'et-jquery-visible-viewport', file: '/includes/builder/scripts/ext/jquery.visible.min.js' },
    { handle: 'smoothscroll', file: '/js/smoothscroll.js' },
    { handle: 'jquery-effects-core', file: '/wp-includes/js/jquery/ui/effect', isPlatforms: true },
  ],
  builders: { ending: '-frontend-bundle', modules: MODULE_CLASS, known: OWN_MODULE_CLASSES },
} as const
