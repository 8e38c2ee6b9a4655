import type { UnitManifest } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { claimed } from './anatomy.ts'

/** The basket's own page. */
export const manifest: UnitManifest = {
  name: 'cart-page',
  selector: 'body',
  when: 'idle',
  applies: () => readGlobal('wc_cart_params') !== undefined,
  claims: [
    { type: 'click', selector: claimed.link },
    { type: 'submit', selector: claimed.form },
  ],
}
