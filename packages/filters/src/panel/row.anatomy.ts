/** What is dragged in a row. */
export const STRIP = '.ags-wc-filters-sections'

/** What a section opens: what is done in there is no drag. */
export const POPOVER = '.ags-wc-filters-section-inner-wrapper'
