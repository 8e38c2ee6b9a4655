/** Where a category's link in a listing says what it filters by. */
export const FILTER_ADDRESS = 'data-filter-url'
