import type { UnitManifest } from '@tillkit/mount'
import { PANEL, LISTING } from './filters.anatomy.ts'

/** What others know of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'filters',
  selector: `${PANEL},${LISTING}`,
  when: 'idle',
  // Each thing by itself, so that two boxes ticked early are both kept. Links of listings lead somewhere without us.
  claims: [{ selector: `${PANEL} *` }],
  styles: ['filters'],
  title: 'Filters and listings',
  about: 'Panels of filters, and the listings that they change without loading the page anew.',
  legacy: [
    {
      handle: 'woofilters',
      // One file for all of the shop module's own widgets: as long as it is live, none of ours that plays a part of it runs.
      file: '/woo-products-filters',
      markers: ['dswcp_update_cart', 'dswcp-show-side-cart'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
    {
      handle: 'divi-woocommerce-pages-frontend-bundle',
      file: '/scripts/frontend-bundle-',
      markers: ['ags_woo_shop_plus_', 'shortcode_index', 'grid-view'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
  ],
}
