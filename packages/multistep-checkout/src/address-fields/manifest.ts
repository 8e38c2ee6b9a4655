import type { UnitManifest } from '@tillkit/mount'
import { AT_ACCOUNT, AT_CHECKOUT, CALCULATOR_TOGGLE, COUNTRY, globals } from './anatomy.ts'

/** The fields of an address, which follow its country. */
export const manifest: UnitManifest = {
  name: 'address-fields',
  selector: COUNTRY,
  when: 'idle',
  triggers: [
    // The checkout waits for its addresses.
    { selector: AT_CHECKOUT, when: 'now' },
    { selector: AT_ACCOUNT, when: 'idle' },
    { selector: `${CALCULATOR_TOGGLE}, ${COUNTRY}` },
  ],
  needs: [globals.states, globals.locale],
  title: 'Address fields',
  about: 'States, labels and order of an address follow its country; long lists of countries can be searched.',
  legacy: [
    {
      handle: 'wc-country-select',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/country-select.',
      markers: ['wc_country_select_params', 'country_to_state_changing'],
      // Core asks for its lists on basket, checkout and account, for the countries.
      asksFor: ['selectWoo'],
    },
    {
      // The page builder's plugin has a file of its own under this handle.
      handle: 'wc-address-i18n',
      file: '/woocommerce/assets/js/frontend/address-i18n.',
      markers: ['wc_address_i18n_params', 'wc_address_i18n_ready'],
    },
  ],
}
