import type { UnitManifest } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { claimed } from './anatomy.ts'

/** Add buttons and the remove links of the classic mini basket. */
export const manifest: UnitManifest = {
  name: 'add-to-cart',
  selector: 'body',
  when: 'idle',
  applies: () => readGlobal('wc_add_to_cart_params') !== undefined,
  claims: [
    { type: 'click', selector: claimed.add },
    { type: 'click', selector: claimed.remove },
  ],
}
