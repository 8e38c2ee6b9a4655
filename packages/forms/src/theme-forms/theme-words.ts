import { themeText } from '@tillkit/platform/theme'
import { WORDS } from './anatomy.ts'

/** The theme's own words for its forms, in the page's language. */
export type ThemeWords = Readonly<Record<keyof typeof WORDS, string>>

/** Reads them. A word that the page does not have is said in English. */
export function readWords(): ThemeWords {
  return Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, themeText(key, word)])) as ThemeWords
}
