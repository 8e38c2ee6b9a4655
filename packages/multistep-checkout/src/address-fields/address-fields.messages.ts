/** The unit's own words. */
export const messages = {
  search: 'Search {name}',
  none: 'No matches found',
  found: { one: '{count} result', other: '{count} results' },
} as const
