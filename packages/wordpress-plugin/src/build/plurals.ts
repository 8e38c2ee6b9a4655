import { phpFile } from './php.ts'

/** The languages that WordPress is translated into and that have plural rules of their own in the browser. */
const LANGUAGES =
  'af am ar as az be bg bn bo br bs ca ceb ckb cs cy da de dsb dz el en eo es et eu fa fi fo fr fur fy ga gd gl gu he hi hr hsb hu hy id is it ja jv ka kab kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no or os pa pl ps pt rm ro ru sah sc sd si sk sl so sq sr su sv sw ta te th ti tk tl tr ts tt ug uk ur uz vi wa xh yi yo zh zu'.split(' ')

/** Whole numbers, few first: a category's first one stands for it. */
const NUMBERS = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000]

/** `generated/plurals.php`: for each language a whole number of each of its plural categories. */
export function pluralsFile(): string {
  return phpFile('A whole number of each plural category, by language.', Object.fromEntries(LANGUAGES.map((language) => [language, samplesOf(language)])))
}

/** A whole number of each plural category of a language; a category of fractions takes the form of the largest. */
export function samplesOf(language: string): Record<string, number> {
  const rules = new Intl.PluralRules(language)
  // The browser's English is not what this machine falls back to.
  if (!rules.resolvedOptions().locale.startsWith(language) && language !== 'no') return { one: 1, other: 2 }
  const samples: Record<string, number> = {}
  // "One" is said of 1 where it can be: French counts 0 with it, but gettext's translators had 1 in mind.
  for (const number of [1, ...NUMBERS]) samples[rules.select(number)] ??= number
  return { ...samples, other: samples['other'] ?? samples['many'] ?? 100 }
}
