/** What the member mounts on. */
export const HOST = 'body'

/** Links that somebody else answers, by themselves or by where they stand. */
export const EXEMPT = [
  '.et_smooth_scroll_disabled,.woocommerce-tabs .tabs,.tt_tabs_navigation,.eab-shortcode_calendar-navigation-link,.view-cart-lnk',
  '.acomment-reply,.woocommerce-review-link,.hustle-ui',
].join()

/** Links of a menu on phones that open a popup, whose script hears the same click. */
export const POPUPS = '.mobile_nav :is([aria-haspopup],.pum-trigger,[class*=popmake-],[class*=open-popup])'

/** Recent reviews, and the tab that has to be open for them. */
export const reviews = { widget: '.widget_recent_reviews', tab: '.reviews_tab a' } as const

/** What a link says that leads into another window, or to a file to be kept. */
export const ASIDE = '[target]:not([target=""],[target=_self]),[download]'

/** How much of the window's top a header covers, for our style sheet. */
export const ROOM = '--tillkit-header'
