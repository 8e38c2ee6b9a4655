import { type CurrencyFormat, type Decimal, decimal, formatAmountText, formatNumber, parseDecimal } from '@tillkit/platform'

/** How a page of the builder's writes money. It never leaves zeros out. */
export type BuilderCurrency = CurrencyFormat

/** What a text has before anybody has filled it in. */
const NOTHING = decimal(0)

/**
 * Reads an amount as the builder's server does: without its sign, whatever parts its thousands, rounded to the currency's decimals. What is no
 * amount is nothing; a minus is passed over.
 */
export function readAmount(text: string, currency: BuilderCurrency): Decimal {
  const { symbol, decimalSeparator, thousandSeparator } = currency
  const digits = text.replace(symbol, '').replace(/[^0-9.,]/g, '')
  if (decimalSeparator === ',') {
    return rounded((thousandSeparator === '.' || thousandSeparator === '' ? digits.replaceAll('.', '') : digits).replace(',', '.'), currency)
  }
  return rounded(thousandSeparator === ',' ? digits.replaceAll(',', '') : digits, currency)
}

/** Reads an amount as scripts hand it over: a number, or digits with a point before the fraction, or the currency's comma. */
export function readPlainAmount(amount: unknown, currency: BuilderCurrency): Decimal {
  const text = String(amount)
  const pointed = currency.decimalSeparator === ',' ? text.replace(',', '.') : text
  return rounded(currency.thousandSeparator === ',' && currency.decimalSeparator !== ',' ? pointed.replaceAll(',', '') : pointed, currency)
}

/** Rounds as the builder's scripts always have, on floats: 1.005 is a little less there, and 1.00. */
function rounded(text: string, { decimals }: BuilderCurrency): Decimal {
  const unit = 10 ** decimals
  const amount = Math.round((parseFloat(text) || 0) * unit) / unit
  return parseDecimal(amount.toFixed(decimals)) ?? NOTHING
}

/**
 * Reads what a shopper has typed for a price. One or two digits behind a comma are pence, also where commas part thousands: nobody means
 * twelve pounds by `1,2`.
 */
export function readTypedAmount(text: string, currency: BuilderCurrency): Decimal {
  const { decimalSeparator, thousandSeparator } = currency
  const isPence = decimalSeparator === '.' && thousandSeparator === ',' && /^[^.,]*\d,\d{1,2}[^\d.,]*$/.test(text)
  return readAmount(isPence ? text.replace(',', '.') : text, currency)
}

/** What of a typed price is kept while it is typed: digits and marks. */
export const cleanPrice = (text: string): string => text.replace(/[^0-9.,]/g, '')

/** An amount with the currency's sign: `£1,234.50`. */
export const withSymbol = (amount: Decimal, currency: BuilderCurrency): string => formatAmountText(amount, currency)

/** An amount without the sign, as a typed price is left: `1,234.50`. */
export const withoutSymbol = (amount: Decimal, currency: BuilderCurrency): string => formatNumber(amount, currency)
