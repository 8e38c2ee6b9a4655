/** A range of numbers as text: an empty end is open. */
export interface Range {
  readonly min: string
  readonly max: string
}

/** The least and the largest number that a range may have. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** How an end of the price range follows the shop's prices: the contract's 3.6. */
export type BoundMode = 'fallback' | 'always' | 'min' | 'max'

const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/

/** The two ends of `10-40`, `10-` or `-40`; reversed ones are turned round. Anything else has two open ends. */
export function parseRange(value: string): Range {
  const [, min = '', max = ''] = RANGE.exec(value) ?? []
  return min !== '' && max !== '' && Number(min) > Number(max) ? { min: max, max: min } : { min, max }
}

/** A range's value as an address has it; empty for none. */
export function rangeValue({ min, max }: Range): string {
  return min === '' && max === '' ? '' : `${min}-${max}`
}

/** The value as it would be written by us, or empty for what is no range. */
export function normalRange(value: string): string {
  return rangeValue(parseRange(value))
}

/**
 * The value of what stands in the two fields. A largest number at its bound is open, because the shop cuts its top
 * price down to whole numbers; the whole range is no filter at all.
 */
export function rangeOf({ min, max }: Range, bounds: Bounds | undefined): string {
  const typed = parseRange(`${usable(min)}-${usable(max)}`)
  const isOpen = bounds !== undefined && typed.max !== '' && Number(typed.max) === bounds.max
  const range = isOpen ? { ...typed, max: '' } : typed
  const isWhole = bounds !== undefined && range.max === '' && range.min !== '' && Number(range.min) === bounds.min
  return isWhole ? '' : rangeValue(range)
}

function usable(text: string): string {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : ''
}

/** What the price range's ends may be. */
export interface PriceBounds {
  /** What the server printed into the fields. */
  readonly standard: Bounds
  /** What the shop says of the products that are found; `null` where it says nothing. */
  readonly found: { readonly min: number | null; readonly max: number | null }
  readonly modes: { readonly min: BoundMode; readonly max: BoundMode }
}

/** The bounds in force. A fraction at the top is rounded up, so that no product is cut off. */
export function priceBounds({ standard, found, modes }: PriceBounds): Bounds {
  return {
    min: bound(modes.min, standard.min, found.min === null ? null : Math.floor(found.min)),
    max: bound(modes.max, standard.max, found.max === null ? null : Math.ceil(found.max)),
  }
}

function bound(mode: BoundMode, standard: number, found: number | null): number {
  if (mode === 'always' || found === null) return standard
  if (mode === 'fallback') return found
  return mode === 'min' ? Math.max(standard, found) : Math.min(standard, found)
}

/** The panel's sentences for chips of ranges, with `%filter%`, `%min%` and `%max%`. */
export interface RangeTexts {
  readonly both: string
  readonly min: string
  readonly max: string
}

/** A range in words. */
export function rangeLabel(value: string, texts: RangeTexts, words: { readonly filter: string; readonly symbol: string }): string {
  const { min, max } = parseRange(value)
  const text = min === '' ? texts.max : max === '' ? texts.min : texts.both
  const parts: Record<string, string> = { filter: words.filter, min: words.symbol + min, max: words.symbol + max }
  return text.replace(/%(filter|min|max)%/g, (_all, name: string) => parts[name] ?? '')
}
