/** The class of the sentence, and where it stands: the plugin's own. */
export const NOTE = 'ags-wc-filters-no-options'
export const INNER = '.ags-wc-filters-section-inner'
