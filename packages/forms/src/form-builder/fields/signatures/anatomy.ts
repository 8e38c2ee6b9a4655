/** What a field that somebody signs in consists of, named once. */
export const anatomy = {
  wrap: '.wpforms-signature-wrap',
  canvas: '.wpforms-signature-canvas',
  clear: '.wpforms-signature-clear',
  input: '.wpforms-signature-input',
  field: '.wpforms-field',
  locked: '.wpforms-field-readonly',
} as const

/** Attributes. */
export const attributes = { colour: 'data-color' } as const
