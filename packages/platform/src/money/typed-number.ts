import { isCurrency, type PageCurrency } from './currency-names.ts'
import type { CurrencyFormat } from './price-format.ts'

/** What of the shop's notation says how a typed number is read. `decimals` is how many a number of this kind has at most. */
export interface TypedFormat extends PageCurrency, Pick<CurrencyFormat, 'decimalSeparator' | 'thousandSeparator' | 'decimals'> {}

/** Stands for whatever is between thousands and can be nothing else. */
const GAP = '_'

/** Longer than any number, in characters. */
const TOO_LONG = 64

/** Digits in one piece, or in groups parted by one and the same mark: of three, or as in India of two before the last three. */
const WHOLE = /^(?:\d*|\d{1,3}([_.,])\d{3}(?:\1\d{3})*|\d{1,2}([_.,])(?:\d{2}\2)+\d{3})$/

/** Stands where pennies would, behind the fraction's mark: `40,-`, `40.–`. */
const NO_PENNIES = /(?<=\d)[.,:]\s*[-\u2013\u2014]+$/

/**
 * Reads a number as people type it: with a currency's sign, code or name; with spaces, apostrophes, points or commas between
 * thousands, or groups of two digits as in India; with a point or a comma before the fraction, or `,-` in its place. Which of the two
 * is which, the text itself says wherever only one reading is a number (`1.000,50`, `12,5`); three digits behind a single mark
 * (`1,000`) are a fraction only where the shop writes the mark so, and numbers of this kind have that many decimals.
 * @returns plain digits with a point, as attributes carry them; `undefined` for what is no number
 */
export function readTyped(text: string, format: TypedFormat): string | undefined {
  if (text.length > TOO_LONG) return undefined
  const [, sign = '', body = ''] = /^([-+]?)(.*)$/.exec(bareNumber(text, format)) ?? []
  const at = fractionAt(body, format)
  const [whole, fraction] = at < 0 ? [body, ''] : [body.slice(0, at), body.slice(at + 1)]
  const digits = whole.replace(/[_.,]/g, '')
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction) || digits + fraction === '') return undefined
  return `${sign === '-' ? '-' : ''}${digits || '0'}${fraction === '' ? '' : `.${fraction}`}`
}

/** What the server takes for a number itself. */
const PLAIN = /^\s*-?(?=\.?\d)\d*(?:\.\d*)?(?:e[+-]?\d{1,2})?\s*$/i

/**
 * A typed quantity in the digits that the server reads. What it reads itself stays as it is (`1.000` is one, in any shop); `1,000` is a
 * thousand where the shop parts thousands so.
 * @returns the text itself for what is no number
 */
export function plainQuantity(text: string, format: TypedFormat): string {
  return PLAIN.test(text) ? text : (readTyped(text, { ...format, symbol: '', decimals: Infinity }) ?? text)
}

/** The text without the currency, in plain digits and signs, with a gap where only thousands can be parted. */
function bareNumber(text: string, { decimalSeparator, thousandSeparator, ...currency }: TypedFormat): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('\u2212', '-')
  const bare = withoutCurrency(plain.trim(), currency).replace(NO_PENNIES, '')
  const marked = isMark(decimalSeparator) ? bare : bare.replaceAll(decimalSeparator, '.')
  return (isMark(thousandSeparator) ? marked : marked.replaceAll(thousandSeparator, GAP)).replace(/(?<=\d)[\s'’](?=\d)/g, GAP)
}

/** Marks that can be either, and none at all. */
const isMark = (mark: string) => mark === '.' || mark === ',' || mark.trim() === ''

/** A minus, what stands before the number, the number with what stands for its pennies, and what stands behind it. */
const PARTS = /^(-?)(\D*?)((?:[-+]|(?<!\p{L})[.,])?\d(?:.*\d)?(?:[.,:]\s*[-\u2013\u2014]*)?)(\D*)$/su

/** Takes off what names a currency, before and behind. What is none stays, and is no number then. */
function withoutCurrency(text: string, currency: PageCurrency): string {
  const [, minus = '', before = '', number = '', after = ''] = PARTS.exec(text) ?? []
  return [before, after].map((unit) => unit.trim()).every((unit) => unit === '' || isCurrency(unit, currency)) ? minus + number : text
}

/** Where the fraction's mark stands, or −1 where there is none. */
function fractionAt(body: string, { decimalSeparator, decimals }: TypedFormat): number {
  const at = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const mark = body[at] ?? ''
  // Behind another mark it parts the fraction; twice the same part thousands.
  if (at < 0 || body.slice(0, at).includes(mark)) return -1
  if (/[_.,]/.test(body.slice(0, at)) || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return at
  return mark === decimalSeparator && decimals > 2 ? at : -1
}
