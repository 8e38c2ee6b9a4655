/** What only stars find. */
export const STAR = '.ags-wc-filters-stars > span'

/** On a control whose stars mean exactly so many. */
export const EXACT = 'ags-wc-filters-stars-control-only'

/** Classes that stars draw with: the plugin's own. */
export const starClasses = {
  filled: 'ags-wc-filters-star-filled',
  empty: 'ags-wc-filters-star-empty',
  hover: 'ags-wc-filters-star-hover',
} as const
