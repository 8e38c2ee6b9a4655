/** Lists of a menu that stand on a page of the theme's, and an entry with a list of its own. */
export const anatomy = { parent: 'li.menu-item-has-children', link: ':scope > a', list: ':scope > ul' } as const

/** What is left as it is behind a layer: what draws nothing, and what speaks to screen readers. */
export const LEFT = 'script,style,link,template,[aria-live],[role="status"],[role="alert"]'
