import { dropdownClasses } from './layouts/dropdown/anatomy.ts'
import { classes } from './tiered-pricing.anatomy.ts'

/** Brings the unit as a page does. */
export const load = async () => (await import('./tiered-pricing.ts')).tieredPricing

const price = '.tiered-pricing-dynamic-price-wrapper'
const summaryFields = ['product-qty', 'product-price', 'product-name', 'product-old-price', 'total', 'total-with-tax']
/** What the unit writes anew. */
export const rewrites = [
  price,
  ...summaryFields.map((name) => `[data-tier-pricing-table-summary-${name}]`),
  '.tiered-pricing-you-save span',
  '.tiered-pricing-option-total > div',
  '.tiered-pricing-dropdown__select-box .tiered-pricing-dropdown-option',
].join()

/** The tier in force on a wrapper, and the product's price. */
export function state(host: HTMLElement): unknown {
  const active = [...host.querySelectorAll(`.${classes.active}`)].map((row) => row.getAttribute('data-tiered-quantity'))
  return { active, price: document.querySelector(`.summary ${price}`)?.textContent.trim() }
}

/** Types into the form's field. */
export function enterQuantity(value: string): void {
  const field = document.querySelector<HTMLInputElement>('form.cart [name="quantity"]')
  if (!field) return
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The classes that say in which state it is. */
export const stateClasses = [...Object.values(classes), ...Object.values(dropdownClasses)]
