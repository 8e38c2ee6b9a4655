/** Lists that open, with one choice. */
export const SINGLE = { root: '.ags-wc-filters-dropdown-single', box: '.ags-wc-filters-dropdown-single-options', item: 'li, ul, .ags-wc-filters-dropdown-toggle' } as const

/** Lists that open, with boxes. */
export const MULTI = {
  root: '.ags-wc-filters-dropdown-multi',
  box: '.ags-wc-filters-dropdown-multi-options',
  children: '.ags-wc-filters-list-child',
  /** What shows while nothing is ticked, by its key in `dataset`. */
  placeholderKey: 'placeholderText',
} as const
