/** What only a range finds. */
export const RANGE = { box: '.ags-wc-filters-number-range-container', field: 'input[type="number"]', slider: 'input.ags-wc-filters-slider' } as const

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
