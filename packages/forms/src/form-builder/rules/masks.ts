import { patternCost } from '../../engine/pattern.ts'

/** What the signs of a mask stand for. */
const SIGNS: Readonly<Record<string, string>> = { '9': '\\d', a: '[a-z\\u00c0-\\u024f]', '*': '[\\da-z\\u00c0-\\u024f]' }

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/**
 * What a value has to look like for its mask: `9` a digit, `a` a letter, `*` either, `[…]` what may be left out, `(…)|(…)` one or the other,
 * `{n}` and `{n,m}` how often. Other signs stand for themselves, and may be left out: where the old script's mask is not there, nobody writes them for
 * the shopper. @returns `undefined` for a mask that cannot be read
 */
function maskPattern(mask: string): RegExp | undefined {
  const isChoice = /\)\|\(/.test(mask)
  const source = [...mask.matchAll(/\\(.)|\{(\d+|\*|\+)(?:,(\d+|\*))?\}|([\s\S])/g)].map((part) => signOf(part, isChoice)).join('')
  try {
    return new RegExp(`^(?:${source})$`, 'i')
  } catch {
    return undefined
  }
}

function signOf([, literal, least, most, sign = '']: RegExpMatchArray, isChoice: boolean): string {
  if (literal !== undefined) return `${escaped(literal)}?`
  if (least !== undefined) return /^[*+]$/.test(least) ? least : `{${least}${most === undefined ? '' : `,${most === '*' ? '' : most}`}}`
  if (sign === '[') return '(?:'
  if (sign === ']') return ')?'
  if (isChoice && /[()|]/.test(sign)) return sign === '(' ? '(?:' : sign
  return Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? '') : `${escaped(sign)}?`
}

/** Masks that have a name, by what a complete value looks like. Dates are for the server, beyond that all of their digits are there. */
const ALIASES: Readonly<Record<string, RegExp>> = {
  ip: /^(?:\d{1,3}\.){3}\d{1,3}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s.]+$/,
  mac: /^(?:[\da-f]{2}:?){6}$/i,
  numeric: /^-?[\d.,]+$/,
  integer: /^-?\d+$/,
  decimal: /^-?[\d.,]+$/,
}

/** What an element says of its mask. */
export interface MaskData {
  readonly mask: string
  readonly alias: string
  readonly regex: string
  readonly format: string
}

/** Whether a value is all that its mask asks for. A mask that cannot be read is for the server. */
export function isMaskComplete(text: string, { mask, alias, regex, format }: MaskData): boolean {
  if (mask) return maskPattern(mask)?.test(text) ?? true
  if (regex) return matches(regex, text)
  if (alias === 'datetime') return format === '' || text.replace(/\D/g, '').length >= format.replace(/[^a-z]/gi, '').length
  return ALIASES[alias]?.test(text) ?? true
}

/** How many steps a pattern may take at the worst: as many as the engine gives to one of the browser's. */
const MOST_STEPS = 1e6

function matches(regex: string, text: string): boolean {
  if (patternCost(regex, text.length) > MOST_STEPS) return true
  try {
    return new RegExp(`^(?:${regex})$`).test(text)
  } catch {
    return true
  }
}
