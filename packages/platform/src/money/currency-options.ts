import { decodeEntities, type ParseHtml, parseInert } from '@tillkit/dom'
import * as z from 'zod/mini'
import { readFlag } from '../globals.ts'
import { must } from '../must.ts'
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

const text = z.string({ error: 'must be text' })
const WHOLE = 'must be a whole number from 0 to 20'

/** The localiser turns numbers into strings on some pages; an empty string is no number. */
const numberFrom = (value: unknown) => (typeof value === 'string' && value.trim() ? Number(value) : value)

const currencyOptions = z.object(
  {
    currency_symbol: text,
    decimal_separator: text,
    thousand_separator: text,
    decimals: z.pipe(
      z.transform(numberFrom),
      z.number({ error: WHOLE }).check(must((value: number) => Number.isInteger(value) && value >= 0 && value <= 20, WHOLE)),
    ),
    price_format: text.check(must((format: string) => format.includes('%2$s'), 'must contain %2$s, the place of the number')),
    trim_zeros: z.optional(z.unknown()),
  },
  { error: 'must be an object' },
)

/**
 * Reads `currencyOptions` of the page's settings. Lenient where pages differ: `decimals` may be a string,
 * `trim_zeros` missing, `"1"`, `""` or `"yes"`. An empty decimal separator is a point, as in WooCommerce.
 */
export function readCurrencyFormat(options: unknown, parse: ParseHtml = parseInert): CurrencyFormatResult {
  const result = z.safeParse(currencyOptions, options)
  if (!result.success) {
    const [issue] = result.error.issues
    return {
      ok: false,
      field: ['currencyOptions', ...(issue?.path ?? [])].join('.'),
      problem: issue?.message ?? 'is not usable',
    }
  }
  const { data } = result
  return {
    ok: true,
    value: {
      symbol: decodeEntities(data.currency_symbol, parse),
      decimalSeparator: decodeEntities(data.decimal_separator, parse) || '.',
      thousandSeparator: decodeEntities(data.thousand_separator, parse),
      decimals: data.decimals,
      priceFormat: decodeEntities(data.price_format, parse),
      trimZeros: readFlag(data.trim_zeros),
    },
  }
}
