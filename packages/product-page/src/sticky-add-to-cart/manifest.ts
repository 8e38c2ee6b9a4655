import type { UnitManifest } from '@tillkit/mount'
import { BAR, PARAMS } from './anatomy.ts'

/** The Storefront theme's bar that follows a shopper down a product's page. */
export const manifest: UnitManifest = {
  name: 'sticky-add-to-cart',
  selector: BAR,
  when: 'idle',
  title: 'Sticky add to basket',
  about: 'The bar with a product’s name, price and button that slides in once its summary has been scrolled past.',
  legacy: [
    {
      handle: 'storefront-sticky-add-to-cart',
      file: '/storefront/assets/js/sticky-add-to-cart.',
      markers: [PARAMS, 'storefront-sticky-add-to-cart--slideInDown'],
      theme: { folder: 'storefront', title: 'Storefront' },
    },
  ],
}
