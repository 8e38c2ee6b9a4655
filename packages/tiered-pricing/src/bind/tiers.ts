import { adoptAs, type Life } from '@tillkit/mount'
import { quantityForTier } from '../tiered-pricing.model.ts'
import type { QuantityField, QuantityFields } from './quantity.ts'
import { minimumOf, rowsIn } from './rows.ts'

/** The quantity that the field allows for a tier (contract section 14); `null` without a field. */
export function quantityFor(tier: number, quantity: QuantityFields): number | null {
  const [field] = quantity.all()
  return field ? quantityForTier(tier, limitsOf(field)) : null
}

/** Sets the quantity to a tier's minimum, as far as the field allows (bug 14). */
export function pickTier(row: Element, quantity: QuantityFields): void {
  const wanted = quantityFor(minimumOf(row), quantity)
  if (wanted !== null) quantity.set(wanted)
}

function limitsOf(field: QuantityField): { min: number; max: number; step: number } {
  const number = (name: string, fallback: number) => {
    const text = field.getAttribute(name)
    const value = Number(text)
    return text === null || text.trim() === '' || Number.isNaN(value) ? fallback : value
  }
  // WooCommerce prints max="-1" for "no limit".
  const max = number('max', Infinity)
  return { min: number('min', 1), max: max < 0 ? Infinity : max, step: number('step', 1) }
}

/** Rows that do nothing when clicked do not promise anything: the server prints a pointer for them (bug 14). */
export function bindStillRows(life: Life, data: Element): void {
  for (const row of rowsIn(data)) adoptAs(life, row, { style: { cursor: 'default' } })
}
