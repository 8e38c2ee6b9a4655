import { parseRange, type RangeTexts } from '../../choices/range.ts'

/** A range in words. */
export function rangeLabel(value: string, texts: RangeTexts, words: { readonly filter: string; readonly symbol: string }): string {
  const { min, max } = parseRange(value)
  const text = min === '' ? texts.max : max === '' ? texts.min : texts.both
  const parts: Record<string, string> = { filter: words.filter, min: words.symbol + min, max: words.symbol + max }
  return text.replace(/%(filter|min|max)%/g, (_all, name: string) => parts[name] ?? '')
}
