/** Told at the window when elements have begun to be moved along the page's scrolling: what is in them may not be fixed to it any more. */
export const SCROLL_EFFECTS = 'tillkit:scroll-effects'
