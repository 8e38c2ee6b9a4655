/** The unit's own words. */
export const messages = {
  /** After a listing has come, where the shop has no words for it. */
  loaded: 'The list has been updated.',
  loadFailed: 'The list could not be updated. What you see is the last one.',
  retry: 'Try again',
  addFailed: 'This could not be added to your basket. Please try again.',
  added: 'Added to your basket.',
  /** On the Apply button, while choices wait for it. */
  show: { one: 'Show one product', other: 'Show {count} products' },
  remove: 'Remove {label}',
  undo: 'Undo',
  cleared: 'All filters have been taken back.',
  least: '{filter}, at least',
  most: '{filter}, at most',
  star: { one: 'One star', other: '{count} stars' },
  starUp: { one: 'One star and more', other: '{count} stars and more' },
  grid: 'Show as a grid',
  list: 'Show as a list',
  expand: 'Show what belongs to {label}',
} as const
