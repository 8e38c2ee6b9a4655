import { round, toPlain, type Decimal } from './decimal.ts'

/** How the shop writes money. All texts are plain: entities are decoded when the settings are read. */
export interface CurrencyFormat {
  /** `£`, `kr`, `د.إ`; may be empty. */
  readonly symbol: string
  readonly decimalSeparator: string
  /** Between groups of three digits; any text, empty for no grouping. */
  readonly thousandSeparator: string
  /** Number of decimals of a price, 0 or more. */
  readonly decimals: number
  /** Where they go: `%1$s` is the symbol, `%2$s` the number. `&nbsp;` counts as a no-break space. */
  readonly priceFormat: string
  /** Whether `9.00` is written `9`; `9.50` stays as it is. */
  readonly trimZeros: boolean
}

/** A piece of a written amount. The symbol stands apart because WooCommerce gives it an element of its own. */
export interface AmountPart {
  readonly kind: 'symbol' | 'text'
  readonly text: string
}

/** The number in the shop's notation, rounded to `decimals` (those of a price by default): `1,234.50`. */
export function formatNumber(value: Decimal, format: CurrencyFormat, decimals = format.decimals): string {
  const [whole = '', fraction = ''] = toPlain(round(value, decimals)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => format.thousandSeparator)
  const bare = format.trimZeros ? /^0*$/ : /^$/
  return bare.test(fraction) ? grouped : grouped + format.decimalSeparator + fraction
}

/** The pieces of an amount in their order. A minus goes before the symbol as well, as WooCommerce puts it. */
export function amountParts(value: Decimal, format: CurrencyFormat): AmountPart[] {
  const number = formatNumber(value, format)
  const minus = number.startsWith('-') ? '-' : ''
  const pieces = format.priceFormat.replaceAll('&nbsp;', '\u00a0').split(/(%[12]\$s)/)
  return [minus, ...pieces].map((piece) => {
    if (piece === '%1$s') return { kind: 'symbol', text: format.symbol }
    return { kind: 'text', text: piece === '%2$s' ? number.slice(minus.length) : piece }
  })
}

/** The amount as a person reads it, without markup, for announcements: `£9.00`. */
export function formatAmountText(value: Decimal, format: CurrencyFormat): string {
  return amountParts(value, format).map((part) => part.text).join('')
}
