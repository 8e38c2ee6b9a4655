/** What takes a chip away. */
export const REMOVE = '.ags-wc-filters-remove'

/** Where a range says its currency's symbol, and its key in `dataset` there. */
export const SYMBOL = '[data-currency-symbol]'
export const SYMBOL_KEY = 'currencySymbol'

/** The glyphs of stars in the plugin's font, as the shop's options for ratings have them. */
export const FILLED = '\ue033'
export const EMPTY = '\ue031'

/** The plugin's classes of a chip and its stars, and where a chip says what it stands for. */
export const chipClasses = {
  chip: 'ags-wc-filters-selected-inner',
  remove: 'ags-wc-filters-remove',
  stars: 'ags-wc-filters-stars',
  filled: 'ags-wc-filters-star-filled',
  empty: 'ags-wc-filters-star-empty',
} as const
export const CHIP_ID = 'data-filter'

/** The page that a target lists for, and such a target. */
export const POST_ID = 'data-post-id'
export const POST_TARGET = '.ags-wc-filters-target[data-post-id]'

/** What is sent to ask for numbers of products: what each is asked for, as JSON, and the page. */
export const fieldsFor = (wanted: string, post: string) => ({ ags_wc_filters_product_counts: wanted, forPost: post })

/** What is dragged in a row. */
export const STRIP = '.ags-wc-filters-sections'

/** What a section opens: what is done in there is no drag. */
export const POPOVER = '.ags-wc-filters-section-inner-wrapper'
