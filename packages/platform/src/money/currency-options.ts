import { decodeEntities, type ParseHtml, parseInert } from '@tillkit/dom'
import { isRecord, readFlag, readText } from '../globals.ts'
import { type CurrencyFormat } from './price-format.ts'

/** The shop's money settings, or what is wrong with them. */
export type CurrencyFormatResult =
  | { readonly ok: true; readonly value: CurrencyFormat }
  | {
      readonly ok: false
      /** The member that failed, as it is called on the page: `currencyOptions.decimals`. */
      readonly field: string
      /** Why, to follow the field's name: `must be a whole number from 0 to 20`. */
      readonly problem: string
    }

const TEXTS = ['currency_symbol', 'decimal_separator', 'thousand_separator', 'price_format']

/** The localiser turns numbers into strings on some pages; an empty string is no number. */
const numberFrom = (value: unknown) => (typeof value === 'string' && value.trim() ? Number(value) : value)

const isPlaces = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 20

/** What is wrong with the settings, as member and problem. */
function faultOf(options: Readonly<Record<string, unknown>>): readonly [string, string] | undefined {
  const other = TEXTS.find((name) => typeof options[name] !== 'string')
  if (other) return [other, 'must be text']
  if (!isPlaces(numberFrom(options['decimals']))) return ['decimals', 'must be a whole number from 0 to 20']
  return readText(options['price_format']).includes('%2$s') ? undefined : ['price_format', 'must contain %2$s, the place of the number']
}

/**
 * Reads `currencyOptions` of the page's settings. Lenient where pages differ: `decimals` may be a string,
 * `trim_zeros` missing, `"1"`, `""` or `"yes"`. An empty decimal separator is a point, as in WooCommerce.
 */
export function readCurrencyFormat(options: unknown, parse: ParseHtml = parseInert): CurrencyFormatResult {
  if (!isRecord(options)) return { ok: false, field: 'currencyOptions', problem: 'must be an object' }
  const fault = faultOf(options)
  if (fault) return { ok: false, field: `currencyOptions.${fault[0]}`, problem: fault[1] }
  const text = (name: string) => decodeEntities(readText(options[name]), parse)
  return {
    ok: true,
    value: {
      symbol: text('currency_symbol'),
      decimalSeparator: text('decimal_separator') || '.',
      thousandSeparator: text('thousand_separator'),
      decimals: Number(options['decimals']),
      priceFormat: text('price_format'),
      trimZeros: readFlag(options['trim_zeros']),
    },
  }
}
