/** Lists that open, with one choice. */
export const SINGLE = { box: '.ags-wc-filters-dropdown-single-options', item: 'li, ul, .ags-wc-filters-dropdown-toggle' } as const

/** Lists that open, with boxes. */
export const MULTI = {
  box: '.ags-wc-filters-dropdown-multi-options',
  children: '.ags-wc-filters-list-child',
  /** What shows while nothing is ticked, by its key in `dataset`. */
  placeholderKey: 'placeholderText',
} as const
