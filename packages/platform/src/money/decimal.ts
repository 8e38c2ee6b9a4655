/**
 * An exact decimal number: `digits` over ten to the power of `scale`; 19.90 is `{ digits: 1990n, scale: 2 }`.
 * Binary floats cannot hold 1.005 and would round it to 1.00; this holds it and rounds it to 1.01.
 */
export interface Decimal {
  readonly digits: bigint
  /** Number of decimals, 0 or more; zeros at the end count, so that 2.50 stays 2.50. */
  readonly scale: number
}

/** Forty digits each side are far beyond any price, and keep a pasted novel of digits cheap. */
const NUMBER = /^(-?)(?=\.?\d)(\d{0,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,2}))?$/i
const LARGEST_EXPONENT = 30

const tenTo = (power: number) => 10n ** BigInt(power)

/** Reads a number as attributes and fields carry it (`19.99`, `-5`, `.5`, `5.`, `1e2`), or gives null. */
export function parseDecimal(text: string): Decimal | null {
  const [, sign = '', whole = '', fraction = '', power = '0'] = NUMBER.exec(text.trim()) ?? []
  const exponent = Number(power)
  if (!(whole + fraction) || Math.abs(exponent) > LARGEST_EXPONENT) return null
  const scale = fraction.length - exponent
  const digits = BigInt(whole + fraction) * (sign ? -1n : 1n)
  return scale < 0 ? { digits: digits * tenTo(-scale), scale: 0 } : { digits, scale }
}

/**
 * A value that is known to be a number. A float counts as its shortest decimal form, so `decimal(0.1)` is 0.1.
 * @throws RangeError when it is not a number after all.
 */
export function decimal(value: number | string): Decimal {
  const parsed = parseDecimal(String(value))
  if (!parsed) throw new RangeError(`"${value}" is not a decimal number; parseDecimal reads text from outside.`)
  return parsed
}

const digitsAt = (value: Decimal, scale: number) => value.digits * tenTo(scale - value.scale)

/** The sum, with as many decimals as the longer of the two. */
export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { digits: digitsAt(left, scale) + digitsAt(right, scale), scale }
}

/** `left − right`, with as many decimals as the longer of the two. */
export function subtract(left: Decimal, right: Decimal): Decimal {
  return add(left, { ...right, digits: -right.digits })
}

/** The exact product; its decimals are those of both together. */
export function multiply(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, scale: left.scale + right.scale }
}

/** Below 0, 0 or above 0, as `left` is smaller than, equal to or larger than `right`. 2.5 equals 2.50. */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const { digits } = subtract(left, right)
  return digits < 0n ? -1 : digits > 0n ? 1 : 0
}

/** Whether the value is 0, whatever its number of decimals. */
export function isZero(value: Decimal): boolean {
  return value.digits === 0n
}

/** Rounds as PHP and WooCommerce do, halves away from zero; the result has exactly `decimals` decimals. */
export function round(value: Decimal, decimals: number): Decimal {
  if (value.scale <= decimals) return { digits: digitsAt(value, decimals), scale: decimals }
  const unit = tenTo(value.scale - decimals)
  const half = value.digits < 0n ? -unit / 2n : unit / 2n
  // BigInt division cuts towards zero, so adding half a unit first rounds halves away from it.
  return { digits: (value.digits + half) / unit, scale: decimals }
}

/** One in a billion, which is what is missing where the server's floats came close: 11.999999999999998 for 12. */
const BILLION = 10n ** 9n

/** How many whole per cent `part` is of `whole`, cut down: 12.5 % is 12. 0 when `whole` is not above zero. */
export function percentageFloor(part: Decimal, whole: Decimal): number {
  if (whole.digits <= 0n) return 0
  const exact = whole.digits * tenTo(part.scale)
  const dividend = part.digits * 100n * tenTo(whole.scale) * BILLION + exact
  const divisor = exact * BILLION
  const quotient = dividend / divisor
  return Number(quotient * divisor > dividend ? quotient - 1n : quotient)
}

/** The nearest float, for events and other scripts; never for calculating on. */
export function toNumber(value: Decimal): number {
  return Number(toPlain(value))
}

/** Plain digits with a point and all decimals, without grouping: `-1234.50`. */
export function toPlain({ digits, scale }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const point = text.length - scale
  return (digits < 0n ? '-' : '') + text.slice(0, point) + (scale ? `.${text.slice(point)}` : '')
}
