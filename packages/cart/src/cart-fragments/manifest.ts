import type { UnitManifest } from '@tillkit/mount'

/** Fragments of the basket, asked for and kept. Most pages have neither the global nor the widget. */
export const manifest: UnitManifest = {
  name: 'cart-fragments',
  selector: 'body',
  when: 'idle',
  needs: ['wc_cart_fragments_params', '.widget_shopping_cart_content'],
}
