import type { UnitManifest } from '@tillkit/mount'
import { CLAIMED, ROOT } from './mini-cart.claimed.ts'

/** What others know of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'mini-cart',
  selector: ROOT,
  when: 'idle',
  claims: [{ selector: CLAIMED }],
  title: 'Mini cart',
  about: 'The cart in the header, as a side panel or a dropdown.',
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
