import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { SETTINGS, WORDS } from './anatomy.ts'

/** The theme's own words for its forms, in the page's language. */
export type ThemeWords = Readonly<Record<keyof typeof WORDS, string>>

/** Reads them. A word that the page does not have is said in English. */
export function readWords(): ThemeWords {
  const printed = readGlobal(SETTINGS)
  const words = isRecord(printed) ? printed : {}
  return Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, readText(words[key]) || word])) as ThemeWords
}
