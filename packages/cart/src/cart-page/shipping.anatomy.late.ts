/** What only shipping finds. */
export const shipping = {
  toggle: '.shipping-calculator-button',
  panel: '.shipping-calculator-form',
} as const

/** jQuery events of the platform's that only shipping raises, at the body. */
export const events = {
  updated: 'updated_shipping_method',
  countryChanged: 'country_to_state_changed',
} as const
