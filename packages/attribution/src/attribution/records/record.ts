import { SEPARATOR } from '../anatomy.ts'
import { decodeText, encodeText } from './encoding.ts'

/** The pairs of a cookie, in their order. */
export type Pairs = readonly (readonly [key: string, value: string])[]

/** What a cookie says, by its keys. */
export type VisitRecord = Readonly<Record<string, string>>

/** The longest that an address or the browser's name may be: firewalls refuse long cookies. */
const LONGEST_ADDRESS = 512
/** The longest that a cookie may be, in bytes, where browsers give up at 4096: with its name and its attributes. */
const LONGEST_COOKIE = 3600
/** By how much base64 is longer. */
const BASE64 = 4 / 3

/** The text of a cookie. What is too long for one is cut, from its longest values on. */
export function textOf(pairs: Pairs, isBase64 = false): string {
  const most = isBase64 ? LONGEST_COOKIE / BASE64 : LONGEST_COOKIE
  const kept = pairs.map(([key, value]): [string, string] => [key, value])
  while (encodeText(join(kept)).length > most) {
    const longest = kept.reduce((one, other) => (encodeText(other[1]).length > encodeText(one[1]).length ? other : one))
    longest[1] = cut(longest[1], Math.floor(longest[1].length * 0.8))
  }
  return join(kept)
}

const join = (pairs: Pairs): string => pairs.map(([key, value]) => `${key}=${harmless(value)}`).join(SEPARATOR)

/** A value that the separator cannot be found in, nor begin or end with it. Strokes that do no harm stay as they are. */
function harmless(value: string): string {
  return value.includes(SEPARATOR) || value.startsWith('|') || value.endsWith('|') ? value.replaceAll('|', '%7C') : value
}

/** An address, or the browser's name, as long as a cookie may have it. */
export const cutAddress = (address: string): string => cut(address, LONGEST_ADDRESS)

/** Cuts a text so that no encoded letter is cut in two. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let short = text.slice(0, most).replace(/%[\da-f]?$/i, '').replace(/[\uD800-\uDBFF]$/, '')
  for (let bytes = 1; bytes < 4 && decoded(short) === undefined; bytes += 1) short = short.replace(/%[\da-f]{2}$/i, '')
  return short
}

/** The text decoded, undefined where it cannot be. It is used: the bundler drops a call that is made only to see whether it throws. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What the text of a cookie says. Values are decoded once more: those of an address stand in it as they came. */
export function recordOf(text: string): VisitRecord {
  return Object.fromEntries(pairsIn(text).map(([key, value]) => [key, decodeText(value)]))
}

function pairsIn(text: string): [string, string][] {
  return text === '' ? [] : text.split(SEPARATOR).map((pair) => {
    const [key = '', ...rest] = pair.split('=')
    return [key, rest.join('=')]
  })
}
