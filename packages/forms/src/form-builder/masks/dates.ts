import type { Mask } from './mask.ts'
import { createPatternMask } from './pattern-mask.ts'
import { type Piece, row, sign } from './piece.ts'
import { readRegex } from './read-regex.ts'

/** What the parts of a date and a time may be, by the library's names for them. A zero that is left out is written. */
const PARTS: Readonly<Record<string, string>> = {
  d: '[1-9]|[12]\\d|3[01]', dd: '0[1-9]|[12]\\d|3[01]', m: '[1-9]|1[0-2]', mm: '0[1-9]|1[0-2]', yy: '\\d\\d', yyyy: '\\d{4}',
  h: '[1-9]|1[0-2]', hh: '0[1-9]|1[0-2]', H: '\\d|1\\d|2[0-3]', HH: '0\\d|1\\d|2[0-3]',
  M: '\\d|[1-5]\\d', MM: '0\\d|[1-5]\\d', s: '\\d|[1-5]\\d', ss: '0\\d|[1-5]\\d', l: '\\d{3}', L: '\\d\\d',
  t: '[ap]', tt: '[ap]m', T: '[AP]', TT: '[AP]M',
}

const TOKENS = /\\(?<literal>[^])|(?<part>([dmyhHMstT])\3*|[lLoSZ])|(?<other>[^])/g

/** A part of a format: one that is typed, or a sign. */
interface Token {
  readonly part?: string
  readonly character: string
}

/**
 * Makes the mask of a date or a time from its format: `dd/mm/yyyy`, `HH:MM`.
 * @throws Error for a format with names of days or months, or zones
 */
export function createDateMask(format: string): Mask {
  const tokens = [...format.matchAll(TOKENS)].map(({ groups = {} }): Token => ({ character: groups['literal'] ?? groups['other'] ?? '', ...(groups['part'] ? { part: groups['part'] } : {}) }))
  const mask = createPatternMask(row(tokens.map(pieceOf)), format)
  return { ...mask, isComplete: (text) => mask.isComplete(text) && isRealDate(mask.settle(text), tokens) }
}

function pieceOf({ part, character }: Token): Piece {
  if (part === undefined) return sign(character)
  if (!Object.hasOwn(PARTS, part)) throw new Error(`No date is typed like that: ${part}`)
  return readRegex(PARTS[part] ?? '')
}

/** Whether there is such a day: no 31st of April. A year of two digits is one of this century. */
function isRealDate(text: string, tokens: readonly Token[]): boolean {
  const source = tokens.map(({ part, character }) => (part ? `(${PARTS[part]})` : character.replace(/[^\p{L}\p{N}]/u, '\\$&'))).join('')
  const values = new RegExp(`^${source}$`).exec(text)?.slice(1)
  if (!values) return false
  const read = (name: string) => Number(values[tokens.filter(({ part }) => part).findIndex(({ part }) => part?.startsWith(name))] ?? NaN)
  const [day, month, year] = [read('d'), read('m'), read('y')]
  if (Number.isNaN(day) || Number.isNaN(month)) return true
  // The first leap year of the century stands for one that is not asked for.
  const full = Number.isNaN(year) ? 2000 : year < 100 ? 2000 + year : year
  return day <= new Date(Date.UTC(full, month, 0)).getUTCDate()
}
