/** Our own words for a menu module's search. */
export const messages = {
  search: 'Search',
  close: 'Close search',
} as const
