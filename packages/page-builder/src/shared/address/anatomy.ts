/** The theme's jQuery event at a module: the page's address says what it is to show. */
export const HASH_EVENT = 'et_hashchange'
