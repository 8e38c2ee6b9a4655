import { decodeEntities } from '@tillkit/dom'
import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import { SETTINGS } from './anatomy.ts'
import { WORDS } from './words.ts'

/** A word of the builder's that has an English one of its own here, for pages that do not say it. */
type Word = keyof typeof WORDS

/** What a page says to all of its forms: everything is text there, with entities. */
export interface Settings {
  /** A word, decoded. @param key one without an English one here is empty where the page does not say it */
  word(key: Word | (string & {})): string
  /** A switch: `"1"` or `""`. */
  flag(key: string): boolean
  /** A text that is no word, decoded; empty where there is none, but for where calls go. */
  text(key: string): string
  /** A number, or the fallback. */
  number(key: string, fallback: number): number
  /** A list of texts: PHP prints empty maps as lists, and some lists as one text with commas. */
  list(key: string): readonly string[]
  /** What stands there as it is: maps and lists. */
  raw(key: string): unknown
}

/** Where the platform's calls go, as far as nobody says otherwise. */
const DEFAULTS: ReadonlyMap<string, string> = new Map([['ajaxurl', '/wp-admin/admin-ajax.php']])

/** Reads the page's settings, which are printed behind the builder's scripts: not before the page's HTML is there. */
export function readSettings(): Settings {
  const printed = readGlobal(SETTINGS)
  const settings = isRecord(printed) ? printed : {}
  const raw = (key: string): unknown => (Object.hasOwn(settings, key) ? settings[key] : undefined)
  const text = (key: string) => decodeEntities(readText(raw(key))) || (DEFAULTS.get(key) ?? '')
  return {
    raw,
    text,
    word: (key) => text(key) || (Object.hasOwn(WORDS, key) ? WORDS[key as Word] : ''),
    flag: (key) => readFlag(raw(key)),
    number(key, fallback) {
      const value = raw(key)
      const number = value === '' || value === undefined || value === null ? NaN : Number(value)
      return Number.isFinite(number) ? number : fallback
    },
    list: (key) => listOf(raw(key)),
  }
}

function listOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(',').map((part) => part.trim()).filter(Boolean)
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
