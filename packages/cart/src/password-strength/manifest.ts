import type { UnitManifest } from '@tillkit/mount'
import { METER_SCRIPTS } from '@tillkit/platform'
import { FIELDS, PARAMS } from './anatomy.ts'

/** How strong a new password is. */
export const manifest: UnitManifest = {
  name: 'password-strength',
  selector: FIELDS,
  when: 'interaction',
  needs: [PARAMS],
  title: 'Password strength',
  about: 'Says how strong a new password is. What it measures with comes with the first key, and not with every page.',
  group: 'technical',
  legacy: [
    {
      handle: 'wc-password-strength-meter',
      // Core's own folder: the platform has a file of the same name in its own.
      file: '/woocommerce/assets/js/frontend/password-strength-meter.',
      markers: ['wc_password_strength_meter_params', 'woocommerce-password-hint'],
      helpers: METER_SCRIPTS,
    },
  ],
}
