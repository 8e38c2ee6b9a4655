import type { QuantityField, QuantityFields } from '../quantity/quantity-fields.ts'
import { minimumOf } from './tier-rows.ts'

/** A quantity for a tier that the shopper picked: the next one that the field's `step` allows, at most its `max`. */
export function quantityForTier(tier: number, field: { min: number; max: number; step: number }): number {
  const { min, max, step } = field
  const next = step > 0 ? exact(min + Math.max(0, Math.ceil((tier - min) / step - 1e-9)) * step) : Math.max(min, tier)
  if (next <= max) return next
  return step > 0 ? exact(min + Math.floor((max - min) / step + 1e-9) * step) : max
}

/** Without the rest that binary fractions leave: 3, not 3.0000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

/** The quantity that the field allows for a tier; `null` without a field. */
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
  const step = field.getAttribute('step')?.trim().toLowerCase() === 'any' ? 0 : number('step', 1)
  return { min: number('min', 1), max: max < 0 ? Infinity : max, step }
}
