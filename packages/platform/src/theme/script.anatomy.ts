/**
 * The page builder theme's one script: modules, forms, page chrome and split tests. Every unit that does a part of its work names it,
 * and it goes as a whole (page-builder, rule "Legacy script").
 */
export const THEME_SCRIPT = {
  handle: 'divi-custom-script',
  file: '/Divi/js/scripts.min.js',
  markers: ['et_pb_simple_slider', 'et_pb_after_init_modules'],
  theme: { folder: 'Divi', title: 'Divi' },
} as const
