/** Our own words for the header's search. */
export const messages = {
  search: 'Search',
  close: 'Close search',
} as const
