/** A field's wrapper, and the hint in it. */
export const hinted = { field: '.woocommerce-input-wrapper', hint: 'span.description' } as const
