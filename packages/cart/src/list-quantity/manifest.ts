import type { UnitManifest } from '@tillkit/mount'
import { LOADING } from '../add-to-cart/anatomy.ts'
import { FIELD } from './anatomy.ts'

/** Quantity fields in lists. A button that is clicked before it knows its field's quantity waits for it. */
export const manifest: UnitManifest = {
  name: 'list-quantity',
  selector: FIELD,
  when: 'idle',
  triggers: [{ selector: 'li.product:has(input.qty)' }],
  claims: [{ selector: 'li.product:has(input.qty) .ajax_add_to_cart', shows: [{ classes: LOADING }] }],
  title: 'Quantities in lists',
  about: 'Quantity fields beside the buttons in lists of products.',
  group: 'technical',
  // Its legacy script is the shop builder's one file for several of its modules.
  legacy: [
    {
      handle: 'divi-woocommerce-pages-frontend-bundle',
      file: '/scripts/frontend-bundle-',
      markers: ['ags_woo_shop_plus_', 'shortcode_index', 'grid-view'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
  ],
}
