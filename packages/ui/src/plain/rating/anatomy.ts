/** The global with what the platform prints for a product's page, and where it names the stars there: `1 of 5 stars`, … */
export const PRODUCT_PARAMS = 'wc_single_product_params'
export const STAR_NAMES = 'i18n_rating_options'

/** A row of stars, whoever has made it, and its stars from one to five. */
export const anatomy = { row: 'p.stars', star: 'a', radio: '[role="radio"]', group: 'span', stop: 'p.stars a[tabindex="0"]' } as const

/** The platform's classes, from which style sheets draw the stars. */
export const classes = { row: 'stars', star: (value: number) => `star-${value}`, chosen: 'active', rated: 'selected' } as const
