/** What only adding to the cart finds, and what keeps a product's place. */
export const ADDING = { item: '.product', field: '.product :is(input, select, textarea)' } as const

/** Whether a class names a product. */
export const isProductName = (name: string): boolean => /^post-\d+$/.test(name)

/** What a link wants said when it has added its product, by its key in `dataset`. */
export const WORDS_KEY = 'success_message'
