import { MODULES, OWN_MODULES } from './modules.anatomy.ts'

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
  builders: { ending: '-frontend-bundle', modules: MODULES, known: OWN_MODULES },
} as const
