/** The total in each option of the premium build. */
export const totalAnatomy = {
  total: '.tiered-pricing-option-total',
  original: '.tiered-pricing-option-total__original_total',
  discounted: '.tiered-pricing-option-total__discounted_total',
} as const
