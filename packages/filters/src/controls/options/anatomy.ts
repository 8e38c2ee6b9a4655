/** A list in a box that opens. */
export const BOX = '.ags-wc-filters-hide-on-click'
