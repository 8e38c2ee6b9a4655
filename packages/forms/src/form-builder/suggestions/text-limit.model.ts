/** How much may be written in a field. */
export interface TextLimit {
  readonly unit: 'characters' | 'words'
  readonly most: number
}

/** The words of a text. A comma between letters parts two; within a number it does not. */
function wordsIn(text: string): string[] {
  const parted = text.replace(/(?<=\p{L}),(?=[\p{L}\d])|(?<=\d),(?=\p{L})/gu, ' ')
  return parted.split(/\s+/).filter(Boolean)
}

/** How much a text has of what is counted. */
export const measure = (text: string, { unit }: TextLimit): number => (unit === 'words' ? wordsIn(text).length : text.length)

/** The longest beginning of a text that is within a limit. */
export function cutText(text: string, limit: TextLimit): string {
  if (limit.unit === 'characters') return text.slice(0, limit.most)
  if (measure(text, limit) <= limit.most) return text
  let length = text.length
  while (length > 0 && measure(text.slice(0, length), limit) > limit.most) length = endOfWordBefore(text, length)
  return text.slice(0, length)
}

/** Where the word before a place ends: behind it stand spaces or a comma, and another word. */
function endOfWordBefore(text: string, length: number): number {
  const trimmed = text.slice(0, length).replace(/[\s,]+$/, '').length
  const end = text.slice(0, trimmed).replace(/[^\s,]+$/, '').replace(/[\s,]+$/, '').length
  return Math.min(end, length - 1)
}

/** What is to be written into a text, and where. */
export interface Insertion {
  readonly value: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What of an insertion may be written: all of it, its beginning, or nothing. What is marked it takes the place of. */
export function insertable({ value, start, end, text }: Insertion, limit: TextLimit): string {
  const [before, after] = [value.slice(0, start), value.slice(end)]
  const fits = (part: string) => measure(before + part + after, limit) <= limit.most
  const isEndOfWord = limit.unit === 'words' && /^[\s,]$/.test(text)
  if (isEndOfWord) return measure(before + after, limit) < limit.most ? text : ''
  if (fits(text)) return text
  if (limit.unit === 'characters') return text.slice(0, Math.max(0, limit.most - before.length - after.length))
  let length = text.length
  while (length > 0 && !fits(text.slice(0, length))) length = endOfWordBefore(text, length)
  return text.slice(0, length)
}

/** What is said of a limit: `{count} of {limit} max words.` */
export function limitText(pattern: string, count: number, most: number): string {
  const parts: Readonly<Record<string, number>> = { count, limit: most, remaining: Math.max(0, most - count) }
  return pattern.replace(/\{(count|limit|remaining)\}/g, (_, name: string) => String(parts[name]))
}
