import type { UnitManifest } from '@tillkit/mount'
import { AJAX_BUTTON, REMOVE_LINK } from './anatomy.ts'

/** Add buttons and the remove links of the classic mini basket. */
export const manifest: UnitManifest = {
  name: 'add-to-cart',
  selector: 'body',
  when: 'idle',
  needs: ['wc_add_to_cart_params'],
  claims: [
    { type: 'click', selector: AJAX_BUTTON },
    { type: 'click', selector: REMOVE_LINK },
  ],
}
