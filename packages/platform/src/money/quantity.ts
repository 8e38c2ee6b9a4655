import { compare, decimal, parseDecimal, type Decimal } from './decimal.ts'
import { formatNumber, type CurrencyFormat } from './price-format.ts'

/** A quantity as the shopper typed it. */
export interface Quantity {
  readonly value: Decimal
  /** Number of decimals as typed: 2 for `2.50`, 0 for `1e2`. */
  readonly decimals: number
}

/** What the quantity field allows. */
export interface QuantityLimits {
  /** The field's own `min`. It counts only between 0 and 1; otherwise the smallest quantity is 1. */
  readonly smallest?: Decimal | null | undefined
}

/**
 * Reads a quantity field. A decimal comma counts as a point. Whatever is no number, or is below the smallest
 * quantity, counts as the smallest; fractions above it are kept.
 */
export function parseQuantity(text: string, { smallest }: QuantityLimits = {}): Quantity {
  const one = decimal(1)
  const isPart = smallest && smallest.digits > 0n && compare(smallest, one) < 0
  const least = isPart ? smallest : one
  const typed = parseDecimal(text.replace(',', '.'))
  const value = typed && compare(typed, least) >= 0 ? typed : least
  return { value, decimals: value.scale }
}

/** The quantity in the shop's notation with the decimals that were typed: `1,000`, `2.5`, `2.50`. */
export function formatQuantity({ value, decimals }: Quantity, format: CurrencyFormat): string {
  // Trimming zeros is a setting for prices; the shopper's own zeros stay.
  return formatNumber(value, { ...format, trimZeros: false }, decimals)
}
