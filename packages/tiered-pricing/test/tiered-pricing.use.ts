import { eventually, F1, globalsScript, pluginStylesHtml, simpleProductMain, variableProductMain, type UnitUse } from '@tillkit/testing'
import { parent, variations } from './variable-page.ts'

const OPTIONS = { displayType: 'table', generation: '7.x' } as const
const SIMPLE = `#product-${F1.id}`
const VARIABLE = `#product-${parent.id}`

/** A product with tiers and one with options, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    // All three have to do with each form for options.
    units: ['tiered-pricing', 'variation-events', 'variation-form'],
    globals: globalsScript({ generation: OPTIONS.generation }),
    head: pluginStylesHtml(OPTIONS.generation),
    main: simpleProductMain(F1, OPTIONS) + variableProductMain(parent, variations, OPTIONS),
    roots: ['.tpt__tiered-pricing', 'form.variations_form'],
    waiting: ['form.variations_form'],
    async use({ change, read, text, page }) {
      await change(`${SIMPLE} form.cart .qty`, '10')
      await eventually(() => read(`${SIMPLE} .tiered-pricing--active`, 'data-tiered-quantity')).toBe('10')
      await eventually(() => text(`${SIMPLE} .price ins`)).toContain('9.00')
      await page.evaluate(() => {
        document.addEventListener('tillkit:variation-found', () => document.documentElement.setAttribute('data-found', ''))
      })
      await change(`${VARIABLE} .variations select`, '80x80')
      await eventually(() => read(`${VARIABLE} [data-tiered-quantity="5"]`, 'data-tiered-quantity')).toBe('5')
      await change(`${VARIABLE} form.cart .qty`, '5')
      await eventually(() => read(`${VARIABLE} .tiered-pricing--active`, 'data-tiered-quantity')).toBe('5')
      await eventually(() => read('html', 'data-found')).toBe('')
    },
  },
]
