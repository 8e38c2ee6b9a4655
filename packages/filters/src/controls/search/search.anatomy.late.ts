/** What only a search finds. */
export const SEARCH = { box: '.ags-wc-filters-search-container', field: 'input[type="search"]' } as const
