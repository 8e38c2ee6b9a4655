import type { Config } from '../tiered-pricing.read.ts'

/** What the platform prints in its variation form, and the plugin for its variations. */
export const variationAnatomy = {
  /** Where the platform shows a variation: a live region. */
  shown: '.single_variation',
  preloaded: '.tpt__tiered-pricing-preloaded-variations',
  /** What is chosen by, and the price of what is chosen. */
  select: '.variations select',
  price: '.single_variation .price',
} as const

/** A variation's preloaded layout. */
export const preloadedOf = (id: number): string => `.tiered-pricing-preloaded-variation[data-variation-id="${id}"]`

/** The variations that the platform printed with the form. */
export const PRINTED = 'data-product_variations'

/** The attribute that a select chooses, by its key in `dataset`. */
export const ATTRIBUTE_KEY = 'attribute_name'

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

/** What is sent with it. */
export const fieldsFor = ({ nonce, displayContext }: Config, variationId: number) =>
  ({ variation_id: variationId, nonce, display_context: displayContext })

/** The platform's variation form. */
export const VARIATION_FORM = 'form.variations_form'

/** Its field with the variation that is chosen; empty, or 0, for none. */
export const VARIATION_ID = 'input[name="variation_id"]'
