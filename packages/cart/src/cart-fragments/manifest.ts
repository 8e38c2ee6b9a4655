import type { UnitManifest } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'

/** Fragments of the basket, asked for and kept. Most pages have neither the global nor the widget. */
export const manifest: UnitManifest = {
  name: 'cart-fragments',
  selector: 'body',
  when: 'idle',
  applies: () =>
    readGlobal('wc_cart_fragments_params') !== undefined || document.querySelector('.widget_shopping_cart_content') !== null,
}
