/** Our own words for a menu on a small screen. */
export const messages = {
  menu: 'Menu',
} as const
