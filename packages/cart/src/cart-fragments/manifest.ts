import type { UnitManifest } from '@tillkit/mount'
import { CART_CHANGES } from '../add-to-cart/anatomy.ts'
import { HEADER_CART, HIDE_IF_EMPTY, PARAMS, WIDGET_CONTENT } from './anatomy.ts'

/**
 * Fragments of the cart, asked for and kept: for who has one, and for who is about to. Most pages have neither the global
 * nor the widget.
 */
export const manifest: UnitManifest = {
  name: 'cart-fragments',
  selector: 'body',
  when: 'idle',
  triggers: [
    { when: 'idle', only: 'cart', untouched: true },
    { selector: HIDE_IF_EMPTY, when: 'idle', untouched: true },
    { selector: `${CART_CHANGES},${HEADER_CART}` },
  ],
  followsCart: true,
  needs: [PARAMS, WIDGET_CONTENT],
  title: 'Cart fragments',
  about: 'Keeps basket counters and the classic mini basket up to date, also in other tabs.',
  group: 'technical',
  legacy: [
    {
      handle: 'wc-cart-fragments',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/cart-fragments.',
      markers: ['wc_cart_fragments_params', 'wc_fragments_ajax_error'],
    },
  ],
}
