/** Our own words for the menu over the page. */
export const messages = {
  menu: 'Menu',
} as const
