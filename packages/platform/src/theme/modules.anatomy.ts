/** The class of every module of the page builder's, whoever has made it. */
export const MODULES = 'et_pb_module'

/**
 * Classes of the modules that need nothing of the theme's script but what is ours, one of which each of them has: the theme's own, and
 * the shop builder's, whose scripts say themselves that they depend on it. A star stands for how a class goes on.
 */
export const OWN_MODULES = [
  ...['accordion*', 'audio*', 'blog*', 'blurb', 'button', 'button_module_wrapper', 'circle_counter', 'code', 'comments*', 'contact*', 'countdown_timer', 'counter*'],
  ...['cta', 'divider', 'filterable_portfolio', 'fullwidth_*', 'gallery', 'heading', 'icon', 'image', 'login', 'map', 'map_container', 'menu', 'newsletter'],
  ...['number_counter', 'portfolio*', 'post_content', 'post_nav', 'post_slider', 'post_title', 'posts', 'posts_nav', 'pricing*', 'promo', 'search', 'shop'],
  ...['sidebar', 'signup', 'slide', 'slider', 'social_media_follow*', 'space', 'subscribe', 'tab', 'tabs', 'team_member', 'testimonial', 'text', 'toggle'],
  ...['video', 'video_slider*', 'wc_*', 'widget_area'],
].map((name) => `et_pb_${name}`).concat('ags_woo_*')
