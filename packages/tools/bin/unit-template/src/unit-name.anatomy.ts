/** The unit's contract with the server: every selector, attribute, class and event, named once. */
export const anatomy = {
  /** What the unit mounts on. */
  root: '[data-tillkit="unit-name"]',
  /** The button that opens and closes it. */
  toggle: '[data-unit-name-toggle]',
} as const

/** Classes that the unit sets on the server's nodes. */
export const classes = {
  open: 'unit-name--open',
} as const
