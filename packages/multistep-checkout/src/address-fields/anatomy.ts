/** What the unit mounts on. By itself, because the script tag needs no more of it. */
export const COUNTRY = 'select.country_to_state, input.country_to_state'

/** What the unit finds in forms with an address. */
export const anatomy = {
  wrapper: '.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
  state: '#billing_state, #shipping_state, #calc_shipping_state',
  row: '.form-row',
} as const

/** jQuery events of the platform's that the unit raises or hears, at the body. */
export const events = {
  changed: 'country_to_state_changed',
  changing: 'country_to_state_changing',
  localeReady: 'wc_address_i18n_ready',
} as const
