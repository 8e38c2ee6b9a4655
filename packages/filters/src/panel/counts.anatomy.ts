/** The page that a target lists for, and such a target. */
export const POST_ID = 'data-post-id'
export const POST_TARGET = '.ags-wc-filters-target[data-post-id]'

/** What is sent to ask for numbers of products: what each is asked for, as JSON, and the page. */
export const fieldsFor = (wanted: string, post: string) => ({ ags_wc_filters_product_counts: wanted, forPost: post })
