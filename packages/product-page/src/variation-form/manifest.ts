import type { UnitManifest } from '@tillkit/mount'
import { FORM, PARAMS, PARAMS_SCRIPT, RESET_LINK } from './anatomy.ts'

/** Forms of products with options. */
export const manifest: UnitManifest = {
  name: 'variation-form',
  selector: FORM,
  when: 'idle',
  // The picture of a variation may be one of the gallery's, which has thumbnails then.
  follows: ['product-gallery'],
  triggers: [{ selector: FORM, when: 'idle' }, { selector: PARAMS_SCRIPT, when: 'idle' }],
  claims: [{ type: 'submit', selector: FORM }, { selector: `${FORM} ${RESET_LINK}` }],
  title: 'Product options',
  about: 'Lets shoppers choose among the variations of a product: price, picture, stock and the button follow the choice.',
  legacy: [
    {
      handle: 'wc-add-to-cart-variation',
      file: '/woocommerce/assets/js/frontend/add-to-cart-variation.',
      markers: [PARAMS, 'woocommerce_update_variation_values'],
    },
  ],
}
