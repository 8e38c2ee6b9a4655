/** The platform's variation form, and what the plugin prints for its variations. */
export const variationAnatomy = {
  form: 'form.variations_form',
  /** Where the platform shows a variation: a live region. */
  shown: '.single_variation',
  id: 'input[name="variation_id"]',
  preloaded: '.tpt__tiered-pricing-preloaded-variations',
  preloadedVariation: '.tiered-pricing-preloaded-variation',
} as const

/** The form's events; `found_variation` is the page's too (`events.found`). */
export const variationEvents = {
  shown: 'show_variation',
  reset: 'reset_data',
  /** The form is ready, after its first check. */
  ready: 'wc_variation_form',
  selected: 'woocommerce_variation_select_change',
} as const

/** The call for a variation's table. */
export const ENDPOINT = 'get_pricing_table'
