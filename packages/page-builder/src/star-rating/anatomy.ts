/** What the member mounts on. */
export const STAR_RATING = '.et_pb_module select[name="rating"]'

/** A row of stars, whoever has made it, and its stars from one to five. */
export const anatomy = { row: 'p.stars', star: 'a', radio: '[role="radio"]', group: 'span' } as const

/** The platform's classes, from which style sheets draw the stars. */
export const classes = { row: 'stars', star: (value: number) => `star-${value}`, chosen: 'active', rated: 'selected' } as const

/** Where the platform names the stars: `1 of 5 stars`, … */
export const NAMES = { settings: 'wc_single_product_params', options: 'i18n_rating_options' } as const
