/** What only a range finds. */
export const RANGE = { field: 'input[type="number"]', slider: 'input.ags-wc-filters-slider' } as const
