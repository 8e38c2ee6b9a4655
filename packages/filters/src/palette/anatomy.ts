/** What the unit mounts on: the colours of an attribute, on a product's own page. */
export const PALETTE = '.dswcp-palette'

/** What a palette is made of. */
export const anatomy = {
  item: 'li[data-value]',
  link: 'li[data-value] > a',
} as const

/** Classes that the unit sets: the plugin's own. */
export const classes = { chosen: 'dswcp-active' } as const
