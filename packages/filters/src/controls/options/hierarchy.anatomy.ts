/** The plugin's own, on a parent whose children show. */
export const EXPANDED = 'ags-wc-filters-expanded'
