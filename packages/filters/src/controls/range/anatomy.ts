/** What only a range finds. */
export const RANGE = { field: 'input[type="number"]', slider: 'input.ags-wc-filters-slider' } as const

/** What the first field says: the bounds of the whole range, and by which of those in force each end is bound. */
export const bounds = {
  least: 'data-min-default',
  most: 'data-max-default',
  /** By their keys in `dataset`. */
  leastKey: 'minMode',
  mostKey: 'maxMode',
} as const

/** The currency's symbol at the box, by its key in `dataset`. */
export const SYMBOL_KEY = 'currencySymbol'

/**
 * What the plugin's own slider is made of: its sheet and the merchant's settings style these names. Of the pointers the left one is
 * the least.
 */
export const SLIDER = {
  box: 'rs-container rs-noscale',
  ground: 'rs-bg',
  chosen: 'rs-selected',
  pointer: 'rs-pointer',
  tooltip: 'rs-tooltip',
  /** While a handle is held. */
  sliding: 'sliding',
  /** The attribute that says which of the two a pointer is, and what it says. */
  sideName: 'data-dir',
  side: { min: 'left', max: 'right' },
} as const

/** What stands around the server's two fields, where they can be seen. */
export const FIELDS = '.ags-wc-filters-number-inputs-wrapper'
