/** The platform's form for the options of a product. */
export const FORM = 'form.variations_form'

/** jQuery events of the platform's by which its form says what is chosen, and that it is ready. */
export const legacyEvents = { found: 'found_variation', shown: 'show_variation', reset: 'reset_data', ready: 'wc_variation_form' } as const

/** Ours, native, at the form, which say the same to scripts without jQuery. */
export const ownEvents = {
  found: 'tillkit:variation-found',
  shown: 'tillkit:variation-shown',
  reset: 'tillkit:variation-reset',
  /** After the first round. */
  ready: 'tillkit:variation-ready',
} as const
