import type { UnitManifest } from '@tillkit/mount'
import { AJAX_BUTTON, CART_CHANGES, LOADING, PARAMS, REMOVE_LINK, ROW } from './anatomy.ts'

/** Add buttons and the remove links of the classic mini cart. */
export const manifest: UnitManifest = {
  name: 'add-to-cart',
  selector: 'body',
  when: 'idle',
  triggers: [{ selector: CART_CHANGES }],
  followsCart: true,
  needs: [PARAMS],
  claims: [
    { selector: AJAX_BUTTON, shows: [{ classes: LOADING }] },
    { selector: REMOVE_LINK, shows: [{ at: ROW }] },
  ],
  styles: ['cart'],
  title: 'Add to cart buttons',
  about: 'Buttons in lists of products, and the remove links of the classic mini basket.',
  legacy: [
    {
      handle: 'wc-add-to-cart',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/add-to-cart.',
      markers: ['wc_add_to_cart_params', 'ajax_add_to_cart', 'should_send_ajax_request.adding_to_cart'],
    },
  ],
}
