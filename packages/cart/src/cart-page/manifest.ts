import type { UnitManifest } from '@tillkit/mount'
import { DISCOUNT, OWN_FORM, OWN_LINK, PARAMS, ROW } from './anatomy.ts'

/** The cart's own page. */
export const manifest: UnitManifest = {
  name: 'cart-page',
  selector: 'body',
  when: 'idle',
  needs: [PARAMS],
  claims: [
    { selector: OWN_LINK, shows: [{ at: ROW }, { at: DISCOUNT }] },
    { type: 'submit', selector: OWN_FORM },
  ],
  styles: ['cart'],
  title: 'Basket page',
  about: "Quantities, coupons and shipping on the basket's page, without loading it anew.",
  legacy: [
    {
      handle: 'wc-cart',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/cart.',
      markers: ['wc_cart_params', 'updated_shipping_method'],
    },
  ],
}
