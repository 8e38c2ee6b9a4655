import { COLOURED_ROLLS, variableProductHtml, variationFormHtml } from '@tillkit/fixtures/product-page'
import { describeWidget } from '@tillkit/testing/contract'

const load = async () => (await import('./variation-form.ts')).variationForm

describeWidget(load, {
  title: 'a form with jQuery',
  jquery: true,
  html: variableProductHtml(COLOURED_ROLLS),
  rewrites: '.single_variation,.sku,.woocommerce-product-attributes-item__value,.reset_variations_alert',
  stateClasses: ['disabled', 'wc-variation-selection-needed', 'woocommerce-variation-add-to-cart-disabled', 'attached', 'enabled'],
  // The gallery's first place shows the variation's picture.
  stateAttributes: ['data-thumb', 'data-src', 'data-large_image', 'data-large_image_width', 'data-large_image_height'],
  operate: choose,
})

describeWidget(load, {
  title: 'two forms without jQuery',
  html: variationFormHtml(COLOURED_ROLLS) + variationFormHtml({ ...COLOURED_ROLLS, id: 98 }),
  rewrites: '.single_variation,.reset_variations_alert',
  stateClasses: ['disabled', 'wc-variation-selection-needed', 'woocommerce-variation-add-to-cart-disabled', 'attached', 'enabled'],
  operate: choose,
})

/** Chooses a variation as a shopper does. */
function choose(form: HTMLElement): void {
  for (const [name, value] of [['attribute_pa_colour', 'blue'], ['attribute_pa_size', '57x57']] as const) {
    const select = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
    if (!select) continue
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
