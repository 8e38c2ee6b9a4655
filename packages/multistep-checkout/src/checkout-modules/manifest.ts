import type { UnitManifest } from '@tillkit/mount'
import { MODULES, NESTED_APPLY } from './anatomy.ts'

/** The page builder's modules of the checkout, beside whatever does the checkout itself. */
export const manifest: UnitManifest = {
  name: 'checkout-modules',
  selector: 'body',
  when: 'idle',
  needs: MODULES,
  claims: [{ selector: NESTED_APPLY }],
  title: 'Checkout modules',
  about: 'Notices, coupon and the order review of a checkout that is laid out in modules.',
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
