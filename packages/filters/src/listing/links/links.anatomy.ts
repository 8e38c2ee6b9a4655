/** Where a category's link in a listing says what it filters by. */
export const FILTER_ADDRESS = 'data-filter-url'

/** Sections that show whatever stands below what is chosen. */
export const SHOWN_SECTION = ':not(.ags-wc-filters-children-hide)'
