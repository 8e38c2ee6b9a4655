import type { UnitManifest } from '@tillkit/mount'
import { PALETTE } from './anatomy.ts'

/** What others know of palettes. */
export const manifest: UnitManifest = {
  name: 'palette',
  selector: PALETTE,
  when: 'idle',
  title: 'Colour palettes',
  about: 'The colours of a product, beside the list that they choose in.',
  legacy: [
    {
      handle: 'woofilters',
      file: '/woo-products-filters',
      markers: ['dswcp_update_cart', 'dswcp-show-side-cart'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
  ],
}
