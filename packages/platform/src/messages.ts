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
 * @param translations texts that the page or the plugin passed, which win key by key; an empty one is none
 * @param language a BCP 47 tag for the plural rules of the translations; default the page's `lang`, English where that
 *   is no language. Our own texts follow the English rules on any page.
 */
export function createSay<Catalogue extends MessageCatalogue>(
  defaults: Catalogue,
  translations: MessageCatalogue = {},
  language: string = document.documentElement.lang,
): Say<keyof Catalogue & string> {
  const english = pluralRules('en')
  const plural = pluralRules(language)
  return (key, values = {}) => {
    const count = countOf(values)
    const form = formOf(own(translations, key), plural, count) || formOf(own(defaults, key), english, count) || ''
    return form.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder))
  }
}

function formOf(text: MessageText | undefined, plural: Intl.PluralRules, count: number): string | undefined {
  return typeof text === 'object' ? text[plural.select(count)] || text.other : text
}

/** A member that was given, not one that every object has. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
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
