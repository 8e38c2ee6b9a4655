import type { CurrencyFormat } from './price-format.ts'

/** What of the shop's notation says how a typed number is read. `decimals` is how many a number of this kind has at most. */
export type TypedFormat = Pick<CurrencyFormat, 'symbol' | 'decimalSeparator' | 'thousandSeparator' | 'decimals'>

/** Stands for whatever is between thousands and can be nothing else. */
const GAP = '_'

/** Longer than any number, in characters. */
const TOO_LONG = 64

/**
 * Reads a number as people type it: with the currency's sign or code; with spaces, apostrophes, points or commas between
 * thousands; with a point or a comma before the fraction. Which of the two is which, the text itself says wherever only one
 * reading is a number (`1.000,50`, `12,5`); three digits behind a single mark (`1,000`) are a fraction only where the shop
 * writes the mark so, and numbers of this kind have that many decimals.
 * @returns plain digits with a point, as attributes carry them; `undefined` for what is no number
 */
export function readTyped(text: string, format: TypedFormat): string | undefined {
  if (text.length > TOO_LONG) return undefined
  const [, sign = '', body = ''] = /^([-+]?)(.*)$/.exec(bareNumber(text, format)) ?? []
  const at = fractionAt(body, format)
  const [whole, fraction] = at < 0 ? [body, ''] : [body.slice(0, at), body.slice(at + 1)]
  const [first = '', ...groups] = whole.split(/[_.,]/)
  const isGrouped = groups.length === 0 || (/^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group)))
  const digits = [first, ...groups].join('')
  if (!isGrouped || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === '') return undefined
  return `${sign === '-' ? '-' : ''}${digits || '0'}${fraction === '' ? '' : `.${fraction}`}`
}

/** The text without the currency, in plain digits and signs, with a gap where only thousands can be parted. */
function bareNumber(text: string, { symbol, decimalSeparator, thousandSeparator }: TypedFormat): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('\u2212', '-')
  const bare = withoutUnit(plain.trim(), symbol.trim())
  const marked = isMark(decimalSeparator) ? bare : bare.replaceAll(decimalSeparator, '.')
  return (isMark(thousandSeparator) ? marked : marked.replaceAll(thousandSeparator, GAP)).replace(/(?<=\d)[\s'’](?=\d)/g, GAP)
}

/** Marks that can be either, and none at all. */
const isMark = (mark: string) => mark === '.' || mark === ',' || mark.trim() === ''

/** Takes the currency's sign or its code of three letters off, before or behind, once; a minus may stand before it. */
function withoutUnit(text: string, symbol: string): string {
  const [, minus = '', rest = ''] = /^(-?)(.*)$/s.exec(text) ?? []
  if (symbol !== '' && rest.startsWith(symbol)) return minus + rest.slice(symbol.length).trim()
  if (symbol !== '' && rest.endsWith(symbol)) return minus + rest.slice(0, -symbol.length).trim()
  return minus + rest.replace(/^(?:\p{Sc}|[A-Z]{3}(?![a-zA-Z]))\s*|\s*(?:\p{Sc}|(?<![a-zA-Z])[A-Z]{3})$/u, '')
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
