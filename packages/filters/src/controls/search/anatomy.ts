/** What only a search finds. */
export const SEARCH = { field: 'input[type="search"]', suggests: 'ags-wc-filters-search-with-suggestions' } as const

/** The classes of what the plugin's own script draws below a search. */
export const SUGGESTIONS = {
  container: 'ags-wc-filters-search-suggestions-container ags-wc-filters-hide-on-click',
  arrow: 'ags-wc-filters-dropdown-toggle',
  list: 'ags-wc-filters-search-suggestions',
} as const

/** The call for suggestions: where the page says its address, where it is otherwise, and what is asked. */
export const SUGGESTING = {
  settings: 'DiviWoocommercePagesFrontendData',
  endpoint: '/wp-admin/admin-ajax.php',
  fieldsFor: (query: string) => ({ action: 'ags_wc_filters_search_suggestions', query }),
} as const
