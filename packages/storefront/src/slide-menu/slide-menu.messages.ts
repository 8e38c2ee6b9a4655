/** Our own words for the menu at the page's side. */
export const messages = {
  menu: 'Menu',
} as const
