/** What only shipping finds. */
export const shipping = {
  toggle: '.shipping-calculator-button',
  panel: '.shipping-calculator-form',
  /** The country in the calculator. */
  country: '.country_to_state',
} as const

/** The number of the parcel that a way of sending is for, by its key in `dataset`. */
export const PARCEL_KEY = 'index'

/** The call that says which ways of sending were chosen, and what is sent with it. */
export const shippingCall = {
  endpoint: 'update_shipping_method',
  fields: (nonce: string, methods: Readonly<Record<string, string>>) => ({ security: nonce, shipping_method: methods }),
} as const

/** jQuery events of the platform's that only shipping raises, at the body. */
export const events = {
  updated: 'updated_shipping_method',
  countryChanged: 'country_to_state_changed',
} as const
