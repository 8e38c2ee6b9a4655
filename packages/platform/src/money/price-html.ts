import { type Decimal } from './decimal.ts'
import { amountParts, formatAmountText, type AmountPart, type CurrencyFormat } from './price-format.ts'
import { amountSpan, symbolHtml } from './anatomy.ts'
import { escapeHtml, joinHtml, NOTHING, safeHtml, type SafeHtml } from '../safe-html.ts'

/** What a screen reader says in place of the crossed-out and the new price; `price` comes as `£9.00`. */
export interface SalePriceSentences {
  readonly was: (price: string) => string
  readonly now: (price: string) => string
}

function partHtml({ kind, text }: AmountPart): SafeHtml {
  const escaped = escapeHtml(text)
  return kind === 'text' ? escaped : symbolHtml(escaped)
}

/**
 * WooCommerce's markup of one amount. The suffix ("inc VAT") stands behind it with a space on each side, where the server's script puts it too.
 */
export function amountHtml(value: Decimal, format: CurrencyFormat, suffix = NOTHING): SafeHtml {
  const amount = joinHtml(amountParts(value, format).map(partHtml))
  return amountSpan(amount, suffix && safeHtml` ${suffix} `)
}

/** A price, and the one that it has taken the place of. */
export interface SalePrice {
  readonly original: Decimal
  readonly price: Decimal
}

/** What stands beside a reduced price. */
export interface SaleWords {
  /** Behind the price. Default nothing. */
  readonly suffix?: SafeHtml | undefined
  /** What a screen reader hears. Default the prices as they stand. */
  readonly sentences?: SalePriceSentences
}

/**
 * WooCommerce's markup of a reduced price: the original crossed out, then the price with its suffix.
 * With `sentences` a screen reader hears those instead, and the suffix's text after them.
 */
export function salePriceHtml({ original, price }: SalePrice, format: CurrencyFormat, { suffix = NOTHING, sentences }: SaleWords = {}): SafeHtml {
  const before = amountHtml(original, format)
  const after = amountHtml(price, format, suffix)
  if (!sentences) return safeHtml`<del>${before}</del> <ins>${after}</ins>`
  const was = spoken(sentences.was(formatAmountText(original, format)))
  const now = spoken(sentences.now(formatAmountText(price, format)), suffix)
  return safeHtml`<del aria-hidden="true">${before}</del> ${was} <ins aria-hidden="true">${after}</ins>${now}`
}

function spoken(sentence: string, suffix = NOTHING): SafeHtml {
  // In safe HTML "<" and ">" only ever delimit tags, so cutting them out leaves escaped text.
  const tail = suffix.replace(/<[^>]*>/g, '').trimEnd() as SafeHtml
  return safeHtml`<span class="screen-reader-text">${escapeHtml(sentence)}${tail && safeHtml` ${tail}`}</span>`
}
