/** The unit's own words. */
export const messages = {
  /** After a listing has come, where the shop has no words for it. */
  loaded: 'The list has been updated.',
  loadFailed: 'The list could not be updated.',
  retry: 'Try again',
  addFailed: 'This could not be added to your basket.',
  added: 'Added to your basket.',
  /** On the Apply button, while choices wait for it. */
  show: { one: 'Show one product', other: 'Show {count} products' },
  remove: 'Remove {label}',
  undo: 'Undo',
  cleared: 'All filters are cleared.',
  least: '{filter}, at least',
  most: '{filter}, at most',
  /** At a field of a range. */
  notNumber: 'This is not a number. Write one such as 40.',
  star: { one: 'One star', other: '{count} stars' },
  starUp: { one: 'One star and more', other: '{count} stars and more' },
  grid: 'Show as a grid',
  list: 'Show as a list',
  toggle: '{label}: show or hide',
  expand: 'Show what belongs to {label}',
  /** In a list that opens, while nothing is chosen and no option says so. */
  choose: 'Please select',
  find: 'Find an option',
  findIn: 'Find an option of {filter}',
  found: { one: 'One option found', other: '{count} options found' },
  /** The drawer on phones, and the button that opens it. */
  filters: 'Filters',
  filtersChosen: { one: 'Filters (one chosen)', other: 'Filters ({count} chosen)' },
  close: 'Close',
} as const
