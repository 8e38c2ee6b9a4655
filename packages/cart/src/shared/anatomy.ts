/** The jQuery event of the platform's that says that fragments have come into the page. */
export const FRAGMENTS_LOADED = 'wc_fragments_loaded'
