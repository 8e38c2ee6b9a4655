/** A text of ours: one string, or one for each plural category that the language knows (`one`, `other`, …). */
export type MessageText = string | ({ readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

/** The texts of a unit by key. Placeholders are written `{name}`. */
export type MessageCatalogue = Readonly<Record<string, MessageText>>

/**
 * Says a text with its placeholders filled in. `count` also chooses the plural form; where it is written in the
 * shop's notation (`1.000`), `plural` is the number itself.
 */
export type Say<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * Makes the sayer of a unit.
 * @param defaults our own English texts
 * @param translations texts that the page or the plugin passed, which win key by key
 * @param language a BCP 47 tag for the plural rules; default the page's `lang`, English where that is no language
 */
export function createSay<Catalogue extends MessageCatalogue>(
  defaults: Catalogue,
  translations: MessageCatalogue = {},
  language: string = document.documentElement.lang,
): Say<keyof Catalogue & string> {
  const plural = pluralRules(language)
  return (key, values = {}) => {
    const text = translations[key] ?? defaults[key] ?? ''
    const form = typeof text === 'string' ? text : (text[plural.select(countOf(values))] ?? text.other)
    return form.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
  }
}

function countOf({ plural, count = 0 }: Readonly<Record<string, string | number>>): number {
  return Number(plural ?? count)
}

function pluralRules(language: string): Intl.PluralRules {
  try {
    // WordPress writes a locale with an underscore where a theme prints it by hand.
    return new Intl.PluralRules(language.replaceAll('_', '-') || 'en')
  } catch {
    return new Intl.PluralRules('en')
  }
}
