/** What repeaters consist of, named once. */
export const anatomy = {
  repeater: '.wpforms-field-repeater',
  label: ':scope > .wpforms-field-label',
  /** Tells the server which rows there are besides the first, by their numbers. */
  list: '.wpforms-field-repeater-clone-list',
  /** A row to be, with the builder's ids of the field and its form behind it. */
  template: 'script[class^="tmpl-wpforms-field-repeater-template-"]',
  row: '.wpforms-field-repeater-clone-wrap',
  /** What the first row consists of: it stands in nothing of its own. */
  firstRow: '.wpforms-field-layout-rows, .wpforms-field-repeater-display-blocks-buttons',
  add: '.wpforms-field-repeater-button-add',
  remove: '.wpforms-field-repeater-button-remove',
  /** Which row a block is. The server writes its name so. */
  number: '.wpforms-wpforms-field-repeater-block-num',
} as const

/** Attributes. */
export const attributes = {
  min: 'data-rows-min',
  max: 'data-rows-max',
  /** The number that the next row gets. */
  next: 'data-clone-num',
  number: 'data-clone',
} as const

/** What stands in a template for the number of its row. */
export const NUMBER = '{CLONE}'

/** How long a row takes to come and to go, in ms. */
export const SLIDE_MS = 200

/** What others hear of, each with the row and its repeater: that a row stands in the form, that it shows as a whole, and that one is gone. */
export const events = {
  created: 'wpformsRepeaterFieldCloneCreated',
  displayed: 'wpformsRepeaterFieldCloneDisplay',
  removed: 'wpformsRepeaterFieldCloneRemoved',
} as const
