/** What masks know of the page, named once. */
export const anatomy = { masked: '.wpforms-masked-input' } as const

/** Attributes with what a mask is. The last one holds any of them as a list: `'mask': '(999) 999-9999'`. */
export const attributes = {
  mask: 'data-inputmask-mask',
  alias: 'data-inputmask-alias',
  regex: 'data-inputmask-regex',
  format: 'data-inputmask-inputformat',
  list: 'data-inputmask',
} as const

/** The name of masks for dates and times, of which each says what it looks like. */
export const DATE_ALIAS = 'datetime'

/** The page's message for what is not all there. */
export const INCOMPLETE = 'val_inputmask_incomplete'
