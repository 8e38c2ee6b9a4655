/** What conditional logic knows of the page, named once. */
export const anatomy = {
  field: '.wpforms-field',
  /** Columns of fields: as a whole they show while one of their fields does. */
  layout: '.wpforms-field-layout',
  column: '.wpforms-layout-column',
} as const

/** Classes. The server prints the one of the configured action, whatever it comes to. */
export const classes = { shown: 'wpforms-conditional-show', hidden: 'wpforms-conditional-hide' } as const

/** What others hear of. */
export const events = {
  /** Of each field with conditions: form, field, whether they are met, what is done then. */
  field: 'wpformsProcessConditionalsField',
  /** At what was touched, when it has shown a field. */
  shown: 'wpformsShowConditionalsField',
  /** Of a whole pass: what was touched, the form, its id. */
  pass: 'wpformsProcessConditionals',
} as const
