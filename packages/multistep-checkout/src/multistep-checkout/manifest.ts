import type { UnitManifest } from '@tillkit/mount'
import { ROOT, STEP_LINK } from './anatomy.ts'

/** The checkout in steps. */
export const manifest: UnitManifest = {
  name: 'multistep-checkout',
  selector: ROOT,
  // Until it is there all steps show at once.
  when: 'now',
  claims: [{ selector: STEP_LINK }],
  styles: ['multistep-checkout'],
  title: 'Checkout in steps',
  about: 'The checkout one step after the other, each checked before the next.',
  legacy: [
    {
      handle: 'woofilters',
      // One file for all of the shop module's own widgets: as long as it is live, none of ours that plays a part of it runs.
      file: '/woo-products-filters',
      markers: ['dswcp_update_cart', 'dswcp-show-side-cart'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
  ],
}
