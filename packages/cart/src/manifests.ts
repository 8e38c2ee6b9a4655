import type { UnitManifest } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { claimed as addToCart } from './add-to-cart/anatomy.ts'
import { claimed as cartPage } from './cart-page/anatomy.ts'
import { COUNTRY } from './country-select/anatomy.ts'
import { FIELD } from './list-quantity/anatomy.ts'

/** Whether the server printed a global. */
const has = (name: string) => () => readGlobal(name) !== undefined

/** Add buttons and the remove links of the classic mini basket. */
export const addToCartManifest: UnitManifest = {
  name: 'add-to-cart',
  selector: 'body',
  when: 'idle',
  applies: has('wc_add_to_cart_params'),
  claims: [
    { type: 'click', selector: addToCart.add },
    { type: 'click', selector: addToCart.remove },
  ],
}

/** Fragments of the basket, asked for and kept. Most pages have neither the global nor the widget. */
export const cartFragmentsManifest: UnitManifest = {
  name: 'cart-fragments',
  selector: 'body',
  when: 'idle',
  applies: () =>
    has('wc_cart_fragments_params')() || document.querySelector('.widget_shopping_cart_content') !== null,
}

/** The basket's own page. */
export const cartPageManifest: UnitManifest = {
  name: 'cart-page',
  selector: 'body',
  when: 'idle',
  applies: has('wc_cart_params'),
  claims: [
    { type: 'click', selector: cartPage.link },
    { type: 'submit', selector: cartPage.form },
  ],
}

/** Sorting, quantities below the least order, notices. */
export const pageEventsManifest: UnitManifest = {
  name: 'page-events',
  selector: 'body',
  when: 'idle',
  applies: has('woocommerce_params'),
}

/** Quantity fields in lists. A button that is clicked before it knows its field's quantity waits for it. */
export const listQuantityManifest: UnitManifest = {
  name: 'list-quantity',
  selector: FIELD,
  when: 'idle',
  claims: [{ type: 'click', selector: 'li.product:has(input.qty) .ajax_add_to_cart' }],
}

/** The state's field of an address. */
export const countrySelectManifest: UnitManifest = {
  name: 'country-select',
  selector: COUNTRY,
  when: 'idle',
  applies: has('wc_country_select_params'),
}

/** Forms of products with options. */
export const variationEventsManifest: UnitManifest = {
  name: 'variation-events',
  selector: 'form.variations_form',
  when: 'idle',
}

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [
  addToCartManifest,
  cartFragmentsManifest,
  cartPageManifest,
  pageEventsManifest,
  listQuantityManifest,
  countrySelectManifest,
  variationEventsManifest,
]
