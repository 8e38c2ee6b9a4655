import { translate, type Facts } from './facts.ts'
import type { Weight } from './weight.ts'

/** One number with its sign, and what it means. */
export interface Change {
  readonly kind: 'more' | 'less' | 'same' | 'unmeasured'
  readonly text: string
}

/** What Tillkit changes in what a page loads, and how long that takes. */
export interface Changes {
  readonly weight: Change
  readonly requests: Change
  readonly time: Change
}

/** A difference below this is a rounding's: bytes. */
const EQUAL = 50

/** Says what the scripts weigh more or less, where all of them say their size on both pages or keep it back on both. */
export function weightChange(facts: Facts, before: Weight, after: Weight): Change {
  const bytes = after.bytes - before.bytes
  const unknown = Math.max(before.unknown, after.unknown)
  const note = unknown > 0 ? ` (${translate(facts, 'unknown', { files: unknown })})` : ''
  if (Math.abs(bytes) < EQUAL) return { kind: 'same', text: translate(facts, 'sameWeight') + note }
  return { kind: kindOf(bytes), text: translate(facts, bytes > 0 ? 'heavier' : 'lighter', { number: signed(bytes / 1000, 1) }) + note }
}

/** Says how many files and calls more or less there are. */
export function requestsChange(facts: Facts, before: Weight, after: Weight): Change {
  const number = after.requests - before.requests
  if (number === 0) return { kind: 'same', text: translate(facts, 'sameRequests') }
  return { kind: kindOf(number), text: signed(number) }
}

/**
 * Says how much later or earlier a page has loaded.
 * @param differences in milliseconds, one for each pair of loads; none where it was not measured
 */
export function timeChange(facts: Facts, differences: readonly number[]): Change {
  if (differences.length === 0) return { kind: 'unmeasured', text: translate(facts, 'unmeasured') }
  const middle = Math.round(median(differences))
  // Where the pairs do not agree which of the two is faster, the number would be noise.
  const agree = differences.every((one) => one > 0) || differences.every((one) => one < 0)
  if (!agree || middle === 0) return { kind: 'same', text: translate(facts, 'sameTime') }
  return { kind: kindOf(middle), text: translate(facts, middle > 0 ? 'slower' : 'faster', { number: signed(middle) }) }
}

/** The value in the middle; between the two in the middle, where there are two. */
export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b)
  const low = ascending[Math.floor((ascending.length - 1) / 2)] ?? NaN
  const high = ascending[Math.ceil((ascending.length - 1) / 2)] ?? NaN
  return (low + high) / 2
}

function kindOf(number: number): 'more' | 'less' {
  return number > 0 ? 'more' : 'less'
}

/** Bytes in kilobytes, as the page's language writes them. */
export function kilobytes(bytes: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1000)
}

/** A number with its sign, as the page's language writes it. */
export function signed(number: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const plain = new Intl.NumberFormat(language(), digits).format(Math.abs(number))
  return `${number < 0 ? '\u2212' : '+'}${plain}`
}

/** The page's language; the browser's where WordPress has a name of its own for it, such as `pt-PT-ao90`. */
function language(): string | undefined {
  const { lang } = document.documentElement
  try {
    return Intl.getCanonicalLocales(lang)[0]
  } catch {
    return undefined
  }
}
