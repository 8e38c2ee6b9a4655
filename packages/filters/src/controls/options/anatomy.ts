/** A list in a box that opens. */
export const BOX = '.ags-wc-filters-hide-on-click'

/** The plugin's own, on a parent whose children show. */
export const EXPANDED = 'ags-wc-filters-expanded'

/** The class of the sentence, and where it stands: the plugin's own. */
export const NOTE = 'ags-wc-filters-no-options'
export const INNER = '.ags-wc-filters-section-inner'
