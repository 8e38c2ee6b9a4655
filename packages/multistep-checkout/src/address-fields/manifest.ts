import type { UnitManifest } from '@tillkit/mount'
import { COUNTRY } from './anatomy.ts'

/** The state's field of an address. Few who look at their cart ever open its calculator. */
export const manifest: UnitManifest = {
  name: 'address-fields',
  selector: COUNTRY,
  when: 'interaction',
  needs: ['wc_country_select_params'],
  title: 'Countries and states',
  about: 'The field for the state follows the country.',
  group: 'technical',
  legacy: [
    {
      handle: 'wc-country-select',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/country-select.',
      markers: ['wc_country_select_params', 'country_to_state_changing'],
    },
  ],
}
