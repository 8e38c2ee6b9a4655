
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
