/** The platform's variation form. */
export const VARIATION_FORM = 'form.variations_form'

/** Its field with the variation that is chosen; empty, or 0, for none. */
export const VARIATION_ID = 'input[name="variation_id"]'
