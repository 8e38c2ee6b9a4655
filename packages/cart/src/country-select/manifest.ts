import type { UnitManifest } from '@tillkit/mount'
import { COUNTRY } from './anatomy.ts'

/** The state's field of an address. Few who look at their basket ever open its calculator. */
export const manifest: UnitManifest = {
  name: 'country-select',
  selector: COUNTRY,
  when: 'interaction',
  needs: ['wc_country_select_params'],
}
