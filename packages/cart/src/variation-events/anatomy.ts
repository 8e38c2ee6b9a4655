/** The platform's form for the options of a product. */
export const FORM = 'form.variations_form'

/** jQuery events of the platform's that the unit hears, at that form. */
export const events = { found: 'found_variation', shown: 'show_variation', reset: 'reset_data' } as const
