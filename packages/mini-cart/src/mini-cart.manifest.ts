import type { UnitManifest } from '@tillkit/mount'
import { CLAIMED, EMPTY, LINE, OPENED, ROOT, SHELL } from './mini-cart.anatomy.ts'

/** What others know of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'mini-cart',
  selector: ROOT,
  when: 'idle',
  triggers: [
    // Who is about to add something sees it counted at once.
    { selector: `${ROOT},.dswcp-side-cart,body:has(${ROOT}) .ajax_add_to_cart`, when: 'interaction' },
    { selector: SHELL, when: 'idle' },
    // A page from a cache, or one that was kept, may show another cart than there is.
    { selector: EMPTY, when: 'idle', only: 'cart' },
    { selector: ROOT, when: 'idle', only: 'return' },
  ],
  followsCart: true,
  claims: [
    { selector: CLAIMED.link, shows: OPENED },
    { selector: CLAIMED.remove, shows: [{ at: LINE }] },
    { selector: CLAIMED.close },
  ],
  styles: ['mini-cart'],
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
