/** What only a range finds. */
export const RANGE = { box: '.ags-wc-filters-number-range-container', field: 'input[type="number"]', slider: 'input.ags-wc-filters-slider' } as const
