import type { UnitManifest } from '@tillkit/mount'
import { OWN_FORM, OWN_LINK } from './anatomy.ts'

/** The basket's own page. */
export const manifest: UnitManifest = {
  name: 'cart-page',
  selector: 'body',
  when: 'idle',
  needs: ['wc_cart_params'],
  claims: [
    { type: 'click', selector: OWN_LINK },
    { type: 'submit', selector: OWN_FORM },
  ],
}
