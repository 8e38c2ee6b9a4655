import type { UnitManifest } from '@tillkit/mount'
import { COUPON_FORM, DISCOUNT, FORM, OWN_LINK, SHOP_FORM } from './anatomy.ts'

/** The classic checkout form, and the page on which an order is paid later. */
export const manifest: UnitManifest = {
  name: 'checkout',
  selector: FORM,
  when: 'now',
  needs: ['wc_checkout_params'],
  // As their scripts depend on each other: whoever hears `init_checkout` finds addresses that have followed their countries.
  follows: ['address-fields'],
  claims: [
    { type: 'submit', selector: `${SHOP_FORM},${COUPON_FORM}` },
    { selector: OWN_LINK, shows: [{ at: DISCOUNT }] },
  ],
  styles: ['checkout'],
  title: 'Checkout',
  about: 'Totals, payment methods and coupons of the checkout, and placing the order, without losing what was typed.',
  legacy: [
    {
      handle: 'wc-checkout',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/checkout.',
      markers: ['wc_checkout_params', 'checkout_place_order_success'],
    },
  ],
}
