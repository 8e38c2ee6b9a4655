/** What the unit mounts on: the colours of an attribute, on a product's own page. */
export const PALETTE = '.dswcp-palette'

/** What a palette is made of. */
export const anatomy = {
  item: 'li[data-value]',
  link: 'li[data-value] > a',
} as const

/** The value that an item stands for, by its key in `dataset`. */
export const VALUE_KEY = 'value'

/** The jQuery event of the platform's at the form, after which the select offers other options. */
export const OFFERED_ANEW = 'woocommerce_update_variation_values'

/** Classes that the unit sets: the plugin's own. */
export const classes = { chosen: 'dswcp-active' } as const
