import { type ParseHtml, parseInert } from '@tillkit/dom'
import { type Decimal } from './decimal.ts'
import { type CurrencyFormat } from './price-format.ts'
import { amountHtml } from './price-html.ts'
import { writeNodes } from './price-markup.ts'
import { taxes } from './anatomy.ts'
import { NOTHING, type SafeHtml } from '../safe-html.ts'

/** The two tax variants of the price that the suffix belongs to, multiplied already where a total is shown. */
export interface SuffixPrices {
  readonly including: Decimal
  readonly excluding: Decimal
}

/** How a suffix is written. */
export interface SuffixOptions {
  readonly format: CurrencyFormat
  /** How HTML becomes nodes. Default by a document of its own. */
  readonly parse?: ParseHtml
}

/**
 * The shop's price suffix with its two price placeholders filled in anew. Of the rest only WooCommerce's price
 * markup is kept. White space around it stays: the server's attribute begins with a space.
 */
export function buildSuffix(suffixHtml: string, prices: SuffixPrices, { format, parse = parseInert }: SuffixOptions): SafeHtml {
  // Most shops have none, and this runs with every change of the quantity.
  if (!suffixHtml) return NOTHING
  return writeNodes(parse(suffixHtml), ({ classList }) => {
    if (classList.contains(taxes.including)) return amountHtml(prices.including, format)
    return classList.contains(taxes.excluding) ? amountHtml(prices.excluding, format) : null
  })
}
