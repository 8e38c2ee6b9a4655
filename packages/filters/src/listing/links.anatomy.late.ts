/** A category's link in a listing, and where it says what it filters by. */
export const CATEGORY = { link: '.categories a[data-filter-url]', address: 'data-filter-url' } as const
