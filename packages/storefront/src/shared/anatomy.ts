/** Lists of a menu that stand on a page of the theme's, and an entry with a list of its own. */
export const anatomy = { parent: 'li.menu-item-has-children', link: ':scope > a', list: ':scope > ul' } as const

/** What leads out of a menu that lies over the page: a link to a place behind it, and what opens a popup, whose script may answer first. */
export const LEAVING = { link: 'a[href*="#"]:not([href="#"])', popup: '[aria-haspopup=dialog],.pum-trigger,[class*=popmake-],[class*=open-popup]' } as const

/** What is left as it is behind an open menu: what draws nothing, and what speaks to screen readers. */
export const LEFT = 'script,style,link,template,[aria-live],[role="status"],[role="alert"]'
