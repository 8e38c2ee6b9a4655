/** jQuery events that modules and the page's address share, and, at the window, that of the modules' start. */
export const events = { hash: 'et_hashchange', before: 'et_pb_before_init_modules' } as const

/** Told at the window when elements have begun to be moved along the page's scrolling: what is in them may not be fixed to it any more. */
export const SCROLL_EFFECTS = 'tillkit:scroll-effects'
