import { COLOURED_ROLLS, variableProductHtml, variationScript, variationTemplates } from '@tillkit/fixtures/product-page'
import { eventually, type UnitUse } from '@tillkit/testing'

const PRODUCT = `#product-${COLOURED_ROLLS.id}`
const select = (name: string) => `${PRODUCT} [name="attribute_pa_${name}"]`

/** A product with options that a shopper chooses from, and takes back, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    // All three have to do with each form for options.
    units: ['tiered-pricing', 'variation-events', 'variation-form'],
    globals: variationScript() + variationTemplates(),
    main: variableProductHtml({ ...COLOURED_ROLLS, pictures: [] }),
    roots: ['form.variations_form'],
    waiting: ['form.variations_form'],
    async use({ change, click, read, text, page, settled }) {
      await change(select('colour'), 'blue')
      await change(select('size'), '57x57')
      await eventually(() => text(`${PRODUCT} .sku`)).toBe('V-B57')
      await eventually(() => text(`${PRODUCT} .single_variation`)).toContain('14.00')
      await eventually(() => read(`${PRODUCT} .single_add_to_cart_button`, 'class')).not.toContain('disabled')
      await change(select('colour'), 'yellow')
      await change(select('size'), '80x80')
      await eventually(() => read(`${PRODUCT} .single_add_to_cart_button`, 'class')).toContain('wc-variation-is-unavailable')
      await click(`${PRODUCT} .reset_variations`)
      await eventually(() => text(`${PRODUCT} .sku`)).toBe('VAR1')
      await eventually(() => page.evaluate((selector) => (document.querySelector(selector) as HTMLSelectElement).value, select('colour'))).toBe('')
      await settled()
    },
  },
]
