import type { Against } from '@tillkit/bench'
import { parts, timeQuantity } from './time-quantity.ts'

/** What a product page must have, by the selectors of the plugin's contract. */
const NEEDED = [
  [`${parts.data} ${parts.row}`, 'a tier row in a widget (on a product with options: choose one by the page\'s address)'],
  [parts.price, 'a price container that follows the quantity'],
  [`${parts.form} [name="quantity"]`, 'a quantity field'],
] as const

export const against: Against[] = [
  {
    name: 'tiered-pricing',
    unit: 'tiered-pricing',
    figures: {
      row: { label: 'input to the marked row', unit: 'ms' },
      price: { label: 'input to the price', unit: 'ms' },
      frame: { label: 'input to the painted frame with both', unit: 'ms' },
    },
    async missing(page) {
      const found = await Promise.all(NEEDED.map(([selector]) => page.locator(selector).count()))
      return NEEDED.flatMap(([selector, what], index) => (found[index] === 0 ? [`${selector}: ${what}`] : []))
    },
    async measure(page) {
      const { row, text, frame } = await timeQuantity(page)
      return { row, price: text, frame }
    },
  },
]
